import facts from '#compiled/site/access-facts.json';
import { formatDate } from '#domain/dates/dates.ts';
import { pageMessages } from './page-messages.ts';

const { accessFacts: text } = pageMessages;

/** The results of the last accessibility test, written by `tests/e2e/accessibility.whole.spec.ts`. */
export function AccessFacts() {
  const { day, screens, views, people, widths, checks, rules, browser, tools } = facts;
  const rows = [
    // Local midnight, so that the date is the same in every time zone.
    [text.day, formatDate(`${day}T00:00`)],
    [text.screens, text.opened(screens, views)],
    [text.people, people.join(', ')],
    [text.widths, text.pixels(widths)],
    [text.rules, rules],
    [text.checks, checks.join('; ')],
    [text.browser, browser],
    [text.tools, tools.join(', ')],
  ];
  return (
    <ul>
      {rows.map(([name, value]) => (
        <li key={name}>
          <strong>{name}:</strong> {value}
        </li>
      ))}
    </ul>
  );
}
