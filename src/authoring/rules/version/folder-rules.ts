import type { CheckRule } from '../../finding/rule.ts';
import { copyChanged } from './copy-changed.ts';
import { copyGone } from './copy-gone.ts';
import { copyUnlisted } from './copy-unlisted.ts';
import { questionnaireFileEnding } from './file-ending.ts';
import { fileGone } from './file-gone.ts';
import { folderEmpty } from './folder-empty.ts';
import type { QuestionnaireFolder } from '../../source/questionnaire-folder.ts';

/** Rules on the files of a folder of questionnaires. */
export const folderRules: readonly CheckRule<QuestionnaireFolder>[] = [
  folderEmpty,
  questionnaireFileEnding,
  fileGone,
  copyChanged,
  copyGone,
  copyUnlisted,
];
