import type { CheckRule } from '../../finding/rule.ts';
import { listPlaceholders, subtractEntries } from '../../source/translation/text-parts.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const placeholderLost: CheckRule<TranslationSubject> = {
  id: 'translation/placeholder-lost',
  level: 'error',
  description: 'A translation has the placeholders of the English text, and no others.',
  examples: [
    {
      bad: createExample({ texts: { text: ['Sit for {time}.', 'बैठिए।'] } }),
      good: createExample({ texts: { text: ['Sit for {time}.', '{time} तक बैठिए।'] } }),
    },
    {
      bad: createExample({ texts: { text: ['Sit down.', '<b>बैठिए</b>।'] } }),
      good: createExample({}),
    },
  ],
  // Tags of pages have a rule of their own.
  check: ({ pairs, page }) =>
    (page ? [] : pairs).flatMap(({ key, english, text, line }) => {
      const [expected, actual] = [listPlaceholders(english), listPlaceholders(text)];
      const changed = [...subtractEntries(expected, actual), ...subtractEntries(actual, expected)];
      if (changed.length === 0) return [];
      return [
        {
          line,
          path: key,
          expected: expected.length > 0 ? expected.join(', ') : 'no placeholder',
          actual: actual.length > 0 ? actual.join(', ') : 'no placeholder',
          fix: 'Copy the placeholders from the English text.',
        },
      ];
    }),
};
