import type { AuthorState } from '../../preview/state.ts';
import { parseOverlayName } from '../../../source/translation/overlay-files.ts';
import { messages } from '../messages.ts';

/** A file of the editor with its displayed name. */
export interface EditableFile {
  readonly file: string;
  readonly name: string;
  readonly kind: 'questionnaire' | 'chain' | 'page';
}

/**
 * Lists all editable files: questionnaires by position, including broken ones, the reading order, and reading pages.
 */
export function listEditableFiles({ instruments, stale, findings, pages }: AuthorState): EditableFile[] {
  const titled = new Map(instruments.map(({ file, instrument: { id, title } }) => [file, `${id}  ${title}`]));
  const all = [...instruments, ...stale, ...findings].map(({ file }) => file);
  const questionnaires = [...new Set(all)].filter(
    (file) =>
      /^questionnaires\/[^/]+\.json$/.test(file) && !file.endsWith('.schema.json') && !parseOverlayName(file),
  );
  return [
    ...questionnaires.map(
      (file): EditableFile => ({ file, kind: 'questionnaire', name: titled.get(file) ?? file }),
    ),
    { file: 'content/chain.json', kind: 'chain', name: messages.groups.chain },
    ...pages
      .filter(({ kind }) => kind === 'reading')
      .map(
        ({ file, slug, text }): EditableFile => ({
          file,
          kind: 'page',
          name: `${text?.title || slug}  (${slug})`,
        }),
      ),
  ];
}
