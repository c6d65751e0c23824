import type { CheckRule } from '../../finding/rule.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createInstrumentExample } from './example.ts';
import { getListName } from './option-list.ts';

export const optionsAlike: CheckRule<TranslationSubject> = {
  id: 'translation/options-alike',
  level: 'error',
  description: 'Different answers have different translations.',
  examples: [
    {
      bad: createInstrumentExample(['Disagree', 'सहमत'], ['Agree', 'सहमत']),
      good: createInstrumentExample(['Disagree', 'असहमत'], ['Agree', 'सहमत']),
    },
  ],
  check: ({ pairs, englishTexts }) => {
    const lists = new Map(englishTexts.map(({ key, path }) => [key, getListName(path)]));
    const options = pairs.filter(({ key }) => lists.get(key) !== undefined);
    return options.flatMap((option, at) => {
      const same = options
        .slice(0, at)
        .find(
          (one) =>
            lists.get(one.key) === lists.get(option.key) &&
            one.english !== option.english &&
            one.text.trim() === option.text.trim(),
        );
      if (!same) return [];
      const { key, line, english, text } = option;
      return [
        {
          line,
          path: key,
          expected: `different words for "${same.english}" and "${english}"`,
          actual: `"${text}" for both`,
          fix: 'Translate each answer with its own words.',
        },
      ];
    });
  },
};
