import facts from '#compiled/site/access-facts.json';
import { formatLongDate } from '#domain/dates/dates.ts';
import { messages } from './messages.ts';

const { accessFacts: text } = messages;

/** What the last test for access looked at, as a list: written by its run (`tests/e2e/access.whole.spec.ts`). */
export function AccessFacts() {
  const { day, screens, views, people, widths, checks, rules, browser, tools } = facts;
  const rows = [
    // Local midnight: the date is the same wherever it is read.
    [text.day, formatLongDate(`${day}T00:00`)],
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
