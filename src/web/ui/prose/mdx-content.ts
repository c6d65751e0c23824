import type { ComponentType, ReactElement } from 'react';

/** Components for the tags of an MDX text, by name. */
export type MdxComponents = Readonly<Record<string, ComponentType<never>>>;

/** A compiled MDX text. */
export type MdxContent = (props: { readonly components?: MdxComponents }) => ReactElement;
