import { escapeHtml } from '#domain/print/html.ts';

/** Escaped HTML or SVG. */
export type Markup = string & { readonly markup?: true };

/** Formats an element. Omits attributes that are undefined. */
export function renderElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly (Markup | readonly Markup[])[]
): Markup {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeHtml(value)}"`,
  );
  const inside = children.flat().join('');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}
