import type { CheckRule } from '../../finding/rule.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample, exampleFile } from './example.ts';

export const sourceGone: CheckRule<TranslationSubject> = {
  id: 'translation/source-gone',
  level: 'error',
  description: 'A translation belongs to an English file with texts for people.',
  examples: [
    {
      bad: { 'content/plan/steps/gone.hi.json': createExample({})[exampleFile] ?? '' },
      good: createExample({}),
    },
  ],
  check: ({ hasSource, source }) =>
    hasSource
      ? []
      : [
          {
            path: '',
            expected: `the English file ${source}, without errors and with texts for people`,
            actual: 'none',
            fix: 'Correct the name of the translation or the English file, or delete the translation.',
          },
        ],
};
