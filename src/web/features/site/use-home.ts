import englishTexts from '#compiled/site/home.json';
import type { FeatureGridItemProps } from '#ui/feature-grid/feature-grid.tsx';
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

/** An item of the feature grid, as the file has it. */
type Indicator = Omit<FeatureGridItemProps, 'accent' | 'description'> & {
  readonly ink: Accent;
  readonly text: string;
};

/** Texts of the home page, from `content/site/home.json`. A test checks its accents, drawings and icons. */
export const useHome = () => useContent('site/home.json', englishTexts) as Home;
