import type { ChangeArea } from '../../../source/compare/change.ts';

/** Texts of the comparison of two versions. */
export const messages = {
  title: 'Two versions side by side',
  earlier: 'Earlier version',
  later: 'Later version',
  published: (version: string) => `${version}, published`,
  file: (version: string) => `${version}, the file now`,
  alone: 'No version is published yet, so there is nothing to compare.',
  same: 'The two say the same.',
  legend: 'Removed words are struck out after −, added words are underlined after +.',
  removed: 'went:',
  added: 'came:',
  head: ['What', 'Earlier', 'Later'],
  comments: 'Comments',
  /** Areas with the version that a change requires. */
  parts: {
    items: { name: 'Items', asks: 'Major version: people answer something else.' },
    scale: { name: 'Answers', asks: 'Major version: answers mean or count something else.' },
    keys: { name: 'How scores are made', asks: 'Major version: scores measure something else.' },
    norms: { name: 'Norms', asks: 'Minor version: scores stay, what they are set against moves.' },
    cuts: { name: 'Cuts', asks: 'Minor version: scores stay, levels or colours move.' },
    texts: { name: 'Texts', asks: 'Minor version: scores stay, people read something else.' },
    looks: { name: 'Looks and order of what is shown', asks: 'Minor version: scores stay.' },
    papers: {
      name: 'Papers',
      asks: 'Minor version for language, citation, licence and references; none for who signed.',
    },
  } satisfies Readonly<Record<ChangeArea, { readonly name: string; readonly asks: string }>>,
} as const;
