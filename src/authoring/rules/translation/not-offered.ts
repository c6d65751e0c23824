import type { CheckRule } from '../../finding/rule.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const notOffered: CheckRule<TranslationSubject> = {
  id: 'translation/not-offered',
  level: 'advice',
  description: 'The language of a translation is in the settings. People cannot choose other languages.',
  examples: [
    {
      bad: {
        ...createExample({}),
        'content/settings.json': '"languages": [{ "language": "kn", "lowestStage": "draft" }]',
      },
      good: createExample({}),
    },
  ],
  check: ({ language, offeredLanguages }) =>
    offeredLanguages === undefined || offeredLanguages.includes(language)
      ? []
      : [
          {
            path: 'language',
            expected: 'a language of content/settings.json',
            actual: `"${language}", which is not in "languages"`,
            fix: `Add { "language": "${language}", "lowestStage": "draft" } to "languages" in content/settings.json when people may read it.`,
          },
        ],
};
