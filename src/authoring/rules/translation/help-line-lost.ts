import type { CheckRule } from '../../finding/rule.ts';
import { listHelpNumbers, subtractEntries } from '../../source/translation/text-parts.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const helpLineLost: CheckRule<TranslationSubject> = {
  id: 'translation/help-line-lost',
  level: 'error',
  description: 'A translation names each help line that the English text names.',
  examples: [
    {
      bad: createExample({ texts: { text: ['Call 1800-123-4567.', 'फ़ोन कीजिए।'] } }),
      good: createExample({ texts: { text: ['Call 1800-123-4567.', '1800-123-4567 पर फ़ोन कीजिए।'] } }),
    },
  ],
  check: ({ pairs, numbers }) =>
    pairs.flatMap(({ key, english, text, line }) => {
      const expected = listHelpNumbers(english, numbers);
      const lost = subtractEntries(expected, listHelpNumbers(text, numbers));
      if (lost.length === 0) return [];
      return [
        {
          line,
          path: key,
          expected: `the help lines ${expected.join(', ')}`,
          actual: `without ${lost.join(', ')}`,
          fix: 'Write each number as in the English text.',
        },
      ];
    }),
};
