import type { AuthorState } from '../../preview/state.ts';
import { words } from '../words.ts';

/** A file that can be edited, and what it is called. */
export interface Editable {
  readonly file: string;
  readonly name: string;
  readonly kind: 'questionnaire' | 'chain' | 'page';
}

/** Every file that the editor opens: questionnaires in their order, broken ones too, the chain, reading pages. */
export function filesOf({ instruments, held, findings, pages }: AuthorState): Editable[] {
  const titled = new Map(instruments.map(({ file, instrument: { id, title } }) => [file, `${id}  ${title}`]));
  const all = [...instruments, ...held, ...findings].map(({ file }) => file);
  const questionnaires = [...new Set(all)].filter(
    (file) => /^questionnaires\/[^/]+\.json$/.test(file) && !file.endsWith('.schema.json'),
  );
  return [
    ...questionnaires.map(
      (file): Editable => ({ file, kind: 'questionnaire', name: titled.get(file) ?? file }),
    ),
    { file: 'content/chain.json', kind: 'chain', name: words.groups.chain },
    ...pages
      .filter(({ kind }) => kind === 'reading')
      .map(
        ({ file, slug, text }): Editable => ({
          file,
          kind: 'page',
          name: `${text?.title || slug}  (${slug})`,
        }),
      ),
  ];
}
