import type { ComponentType, ReactElement } from 'react';

/** What the head of a page in `content/site` says. */
export interface FrontMatter {
  readonly title: string;
  /** One or two sentences: what the page is about. */
  readonly summary: string;
  /** The address under the base path; the file's name says the same. */
  readonly route: string;
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly updated: string;
}

/** What a piece of MDX is given for its tags: `h2`, `a` and the names that authors may use. */
export type Parts = Readonly<Record<string, ComponentType<never>>>;

/** A page of `content/site`, as its module comes. */
export interface SitePage {
  readonly default: (props: { readonly components?: Parts }) => ReactElement;
  readonly frontmatter: FrontMatter;
}
