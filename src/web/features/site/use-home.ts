import englishTexts from '#compiled/site/home.json';
import type { MosaicCellProps } from '#ui/mosaic/mosaic.tsx';
import type { Accent } from '#ui/theme/accent.ts';
import { useContent } from '#web-language/content.ts';

interface HomeText {
  readonly title: string;
  readonly text: string;
}

/** A reason to care, with the name of its icon. */
export interface HomeReason extends HomeText {
  readonly ink: Accent;
  readonly icon: string;
}

interface Home {
  readonly title: string;
  readonly tagline: readonly string[];
  readonly lead: string;
  readonly facts: readonly string[];
  readonly fine: string;
  readonly points: { readonly title: string; readonly list: readonly HomeText[] };
  readonly indicators: HomeText & { readonly list: readonly Indicator[] };
  readonly divider: string;
  readonly reasons: { readonly title: string; readonly list: readonly HomeReason[] };
}

/** A field of the mosaic, as the file has it. */
type Indicator = Omit<MosaicCellProps, 'accent'> & { readonly ink: Accent };

/** Texts of the home page, from `content/site/home.json`. A test checks its accents, drawings and icons. */
export const useHome = () => useContent('site/home.json', englishTexts) as Home;
