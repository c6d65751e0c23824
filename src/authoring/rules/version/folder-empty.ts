import type { CheckRule } from '../../finding/rule.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

export const folderEmpty: CheckRule<QuestionnaireFolder> = {
  id: 'version/folder-empty',
  level: 'error',
  description: 'The folder has at least one questionnaire.',
  examples: [{ bad: 'questionnaires/ without a .json file', good: 'questionnaires/S1-psychological.json' }],
  check: ({ names }) =>
    names.some((name) => name.endsWith('.json'))
      ? []
      : [
          {
            file: '',
            path: '',
            expected: 'at least one questionnaire',
            actual: 'none',
            fix: 'Add a questionnaire with npm run new:instrument, or name the right folder.',
          },
        ],
};
