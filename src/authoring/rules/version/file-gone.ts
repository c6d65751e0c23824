import type { CheckRule } from '../../finding/rule.ts';
import { findMisnamedFiles } from './file-ending.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

export const fileGone: CheckRule<QuestionnaireFolder> = {
  id: 'version/file-gone',
  level: 'error',
  description: 'A published questionnaire keeps its file and its id, since results may exist.',
  examples: [{ bad: 'published/S3@1.0.json without a file of S3', good: 'questionnaires/S3-social.json' }],
  check: ({ names, instruments, hasBroken, hashes }) => {
    // A broken file may be the missing one.
    if (hasBroken) return [];
    const ids = new Set(Object.keys(hashes).map((name) => name.replace(/@.*$/, '')));
    const begun = findMisnamedFiles(names).map(({ name }) => name);
    return [...ids]
      .filter((id) => !instruments.some(({ instrument }) => instrument.id === id))
      .filter((id) => !begun.some((name) => name.startsWith(`${id}-`)))
      .map((id) => ({
        file: `${id}-….json`,
        path: '',
        expected: `the file of the questionnaire "${id}": it is published, and results may exist`,
        actual: 'no such file',
        fix: 'Restore it from version control. An id never changes.',
      }));
  },
};
