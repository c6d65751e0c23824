import type { ComponentType, ReactElement } from 'react';

/** What a page is given for its tags: headings, links and the names that authors may use. */
export type Parts = Readonly<Record<string, ComponentType<never>>>;

/** A page of `content/reading`, as its module comes. */
export interface ReadingText {
  readonly default: (props: { readonly components?: Parts }) => ReactElement;
  readonly frontmatter: {
    readonly title: string;
    /** YYYY-MM-DD. */
    readonly updated: string;
  };
}
