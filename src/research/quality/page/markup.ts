import { text } from '#domain/printed/html.ts';

/** A piece of HTML or SVG that is written and needs no escaping any more. */
export type Markup = string & { readonly markup?: true };

/** An element; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly (Markup | readonly Markup[])[]
): Markup {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${text(value)}"`,
  );
  const inside = children.flat().join('');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}
