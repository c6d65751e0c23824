import type { CheckRule } from '../../finding/rule.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

/** Finds names that contain ".json" but do not end with it, with the corrected name. */
export function findMisnamedFiles(names: readonly string[]): { name: string; right: string }[] {
  return names.flatMap((name) => {
    const right = /^(.+?\.json)/i.exec(name)?.[1]?.replace(/\.json$/i, '.json');
    return right === undefined || name.endsWith('.json') ? [] : [{ name, right }];
  });
}

export const questionnaireFileEnding: CheckRule<QuestionnaireFolder> = {
  id: 'version/file-ending',
  level: 'error',
  says: 'The name of a questionnaire file ends in .json. Some editors add .txt; such a file is not read.',
  examples: [{ bad: 'questionnaires/S3-social.json.txt', good: 'questionnaires/S3-social.json' }],
  check: ({ names }) =>
    findMisnamedFiles(names).map(({ name, right }) => ({
      file: name,
      path: '',
      expected: 'a name that ends in .json',
      actual: `"${name}", which is not read`,
      fix: names.includes(right)
        ? `Delete it, or rename it to end in .json: "${right}" exists already.`
        : `Rename it to "${right}".`,
    })),
};
