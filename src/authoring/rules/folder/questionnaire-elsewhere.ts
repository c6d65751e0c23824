import { parseOverlayName } from '../../source/translation/overlay-files.ts';
import { type FolderFiles, getBaseName, isQuestionnaireText } from '../../source/folder-files.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** Folders with copies and figures of questionnaires. */
const ownFolders = /^questionnaires\/(?:published|quality)\//;

export const questionnaireElsewhere: CheckRule<FolderFiles> = {
  id: 'folder/questionnaire-elsewhere',
  level: 'error',
  description:
    'A questionnaire is directly in the folder questionnaires. In any other folder it is not read.',
  examples: [
    { bad: { 'content/S6-rest.json': '{ "items": [], "scores": [] }' }, good: {} },
    {
      bad: { 'questionnaires/drafts/S6-rest.json': '{ "items": [], "scores": [] }' },
      good: { 'questionnaires/S6-rest.json': '{ "items": [], "scores": [] }' },
    },
  ],
  check: ({ names, text }) =>
    names
      .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json') && !parseOverlayName(file))
      .filter((file) => !/^questionnaires\/[^/]+$/.test(file) && !ownFolders.test(file))
      .filter((file) => isQuestionnaireText(text(file)))
      .map((file) => {
        const target = `questionnaires/${getBaseName(file)}`;
        return {
          file,
          line: 1,
          path: '',
          expected: `a questionnaire in the folder questionnaires`,
          actual: `"${file}", which is not read`,
          fix: names.includes(target)
            ? `Delete it, or move it to questionnaires/ under another name: "${target}" exists already.`
            : `Move it to ${target}.`,
        };
      }),
};
