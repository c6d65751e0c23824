import type { CheckRule } from '../../finding/rule.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

export const copyGone: CheckRule<QuestionnaireFolder> = {
  id: 'version/copy-gone',
  level: 'error',
  description: 'Every version that hashes.json lists has its copy.',
  examples: [{ bad: 'published/S3@1.0.json deleted', good: 'published/S3@1.0.json as it was published' }],
  check: ({ copies, hashes }) =>
    Object.keys(hashes)
      .filter((name) => !copies.some((copy) => copy.name === name))
      .map((name) => ({
        file: `published/${name}.json`,
        path: '',
        expected: `the copy of ${name}, which was published`,
        actual: 'no such file',
        fix: `Restore questionnaires/published/${name}.json from version control.`,
      })),
};
