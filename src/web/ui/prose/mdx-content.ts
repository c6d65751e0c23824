import type { ComponentType, ReactElement } from 'react';

/** What a text by authors is given for its tags: `h2`, `a` and the names that it may use. */
export type MdxComponents = Readonly<Record<string, ComponentType<never>>>;

/** A text by authors, as MDX makes it. */
export type MdxContent = (props: { readonly components?: MdxComponents }) => ReactElement;
