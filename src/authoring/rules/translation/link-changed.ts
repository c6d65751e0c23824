import type { CheckRule, Violation } from '../../finding/rule.ts';
import { listLinkAddresses } from '../../source/translation/create-subject.ts';
import { listAddresses, subtractEntries } from '../../source/translation/text-parts.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const linkChanged: CheckRule<TranslationSubject> = {
  id: 'translation/link-changed',
  level: 'error',
  description: 'A translation has the links and addresses of the English text, and no others.',
  examples: [
    {
      bad: createExample({ texts: { text: ['Sit down.', 'बैठिए। https://elsewhere.example.org'] } }),
      good: createExample({}),
    },
  ],
  check: ({ pairs, page }) => {
    if (page)
      return compare(listLinkAddresses(page.english), listLinkAddresses(page.translated), { path: 'links' });
    return pairs.flatMap(({ key, english, text, line }) =>
      compare(listAddresses(english), listAddresses(text), { path: key, line }),
    );
  },
};

function compare(
  expected: readonly string[],
  actual: readonly string[],
  position: Pick<Violation, 'path' | 'line'>,
): Violation[] {
  const lost = subtractEntries(expected, actual);
  const added = subtractEntries(actual, expected);
  if (lost.length + added.length === 0) return [];
  return [
    {
      ...position,
      expected: 'the addresses of the English text',
      actual: [...lost.map((one) => `without ${one}`), ...added.map((one) => `with ${one}`)].join(', '),
      fix: 'Copy the addresses from the English text.',
    },
  ];
}
