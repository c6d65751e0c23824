import type { CheckRule } from '../../finding/rule.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const languageDiffers: CheckRule<TranslationSubject> = {
  id: 'translation/language-differs',
  level: 'error',
  description: 'A translation states the language in its name.',
  examples: [{ bad: createExample({ language: 'kn' }), good: createExample({}) }],
  check: ({ language, declaredLanguage = '' }) =>
    declaredLanguage === language
      ? []
      : [
          {
            path: 'language',
            expected: `"${language}", as in the name of the file`,
            actual: `"${declaredLanguage}"`,
            fix: `Write "${language}", or rename the file.`,
          },
        ],
};
