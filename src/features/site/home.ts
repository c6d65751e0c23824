import texts from '../../../content/site/home.json';
import type { QuiltCellProps } from '../../ui/quilt/quilt.tsx';
import type { Ink } from '../../ui/theme/ink.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** A reason to care, with the name of its icon. */
export interface Reason extends Words {
  readonly ink: Ink;
  readonly icon: string;
}

interface Home {
  readonly title: string;
  readonly tagline: readonly string[];
  readonly lead: string;
  readonly fine: string;
  readonly points: { readonly title: string; readonly list: readonly Words[] };
  readonly indicators: Words & { readonly list: readonly QuiltCellProps[] };
  readonly divider: string;
  readonly reasons: { readonly title: string; readonly list: readonly Reason[] };
}

/** What the home page says: `content/site/home.json`. A test checks its inks, drawings and icons. */
export const home = texts as Home;
