import type { MdxContent } from '#ui/prose/mdx-content.ts';

/** A page of `content/reading`, as its module comes. */
export interface ReadingModule {
  readonly default: MdxContent;
  readonly frontmatter: {
    readonly title: string;
    /** YYYY-MM-DD. */
    readonly updated: string;
  };
}
