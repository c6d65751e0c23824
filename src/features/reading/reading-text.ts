import type { Written } from '../../ui/prose/written.ts';

/** A page of `content/reading`, as its module comes. */
export interface ReadingText {
  readonly default: Written;
  readonly frontmatter: {
    readonly title: string;
    /** YYYY-MM-DD. */
    readonly updated: string;
  };
}
