import type { CheckRule } from '../../finding/rule.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

/** Finds names that contain ".json" but do not end with it, with the corrected name. */
export function findMisnamedFiles(names: readonly string[]): { name: string; correctedName: string }[] {
  return names.flatMap((name) => {
    const correctedName = /^(.+?\.json)/i.exec(name)?.[1]?.replace(/\.json$/i, '.json');
    return correctedName === undefined || name.endsWith('.json') ? [] : [{ name, correctedName }];
  });
}

export const questionnaireFileEnding: CheckRule<QuestionnaireFolder> = {
  id: 'version/file-ending',
  level: 'error',
  description:
    'The name of a questionnaire file ends in .json. Some editors add .txt; such a file is not read.',
  examples: [{ bad: 'questionnaires/S3-social.json.txt', good: 'questionnaires/S3-social.json' }],
  check: ({ names }) =>
    findMisnamedFiles(names).map(({ name, correctedName }) => ({
      file: name,
      path: '',
      expected: 'a name that ends in .json',
      actual: `"${name}", which is not read`,
      fix: names.includes(correctedName)
        ? `Delete it, or rename it to end in .json: "${correctedName}" exists already.`
        : `Rename it to "${correctedName}".`,
    })),
};
