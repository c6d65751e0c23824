import type { CheckRule } from '../../finding/rule.ts';
import { listNumbers, listNumberWords, subtractEntries } from '../../source/translation/text-parts.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const numberChanged: CheckRule<TranslationSubject> = {
  id: 'translation/number-changed',
  level: 'error',
  description:
    'A translation has the numbers of the English text, in the digits 0 to 9. A number that English has as a word may be digits.',
  examples: [
    {
      bad: createExample({ texts: { text: ['Sit for 5 minutes.', '15 मिनट बैठिए।'] } }),
      good: createExample({ texts: { text: ['Sit for 5 minutes.', '5 मिनट बैठिए।'] } }),
    },
    {
      bad: createExample({ texts: { text: ['Sit for 5 minutes.', '५ मिनट बैठिए।'] } }),
      good: createExample({ texts: { text: ['Sit for 5 minutes.', '5 मिनट बैठिए।'] } }),
    },
  ],
  check: ({ pairs, numbers }) =>
    pairs.flatMap(({ key, english, text, line }) => {
      const expected = listNumbers(english, numbers);
      const actual = listNumbers(text, numbers);
      const lost = subtractEntries(expected, actual);
      const added = subtractEntries(subtractEntries(actual, expected), listNumberWords(english));
      const foreign = text.match(/(?!\d)\p{Nd}+/gu) ?? [];
      if (lost.length + added.length + foreign.length === 0) return [];
      return [
        {
          line,
          path: key,
          expected: expected.length > 0 ? `the numbers ${expected.join(', ')}` : 'no number',
          actual: [...actual, ...foreign].join(', ') || 'no number',
          fix: 'Write the numbers of the English text with the digits 0 to 9.',
        },
      ];
    }),
};
