import facts from '#compiled/site/access-facts.json';
import { useTranslation } from '#web-language/use-translation.ts';

/** The results of the last accessibility test, written by `tests/e2e/accessibility.whole.spec.ts`. */
export function AccessFacts() {
  const { t, format } = useTranslation();
  const { day, screens, views, people, widths, checks, rules, browser, tools } = facts;
  const rows = [
    // Local midnight, so that the date is the same in every time zone.
    [t('reading.page.accessFacts.day'), format.day(`${day}T00:00`)],
    [t('reading.page.accessFacts.screens'), t('reading.page.accessFacts.opened', { screens, views })],
    [t('reading.page.accessFacts.people'), format.series(people)],
    [
      t('reading.page.accessFacts.widths'),
      t('reading.page.accessFacts.pixels', { widths: format.series(widths.map(String)) }),
    ],
    [t('reading.page.accessFacts.rules'), rules],
    [t('reading.page.accessFacts.checks'), checks.join('; ')],
    [t('reading.page.accessFacts.browser'), browser],
    [t('reading.page.accessFacts.tools'), format.series(tools)],
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
