import type { ReactNode } from 'react';
import { type Ink } from '../../../src/ui/theme/ink.ts';
/** A reading page around one of the authors' components: a heading, a line before, a line after. */
export declare function AuthorSheet({
  ink,
  children,
}: {
  ink?: Ink;
  children: ReactNode;
}): import('react').JSX.Element;
/** The documentation of a component for those who write pages: what it is for, and what to write. */
export declare const forAuthors: (
  use: string,
  mdx: string,
) => {
  layout: string;
  docs: {
    description: {
      component: string;
    };
  };
};
/** A word that no line has room for. */
export declare const longWord =
  'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
