import { type ComponentType, isValidElement, type ReactNode } from 'react';

/** A heading of a page: anchor and text. */
export interface PageAnchor {
  readonly id: string;
  readonly text: string;
}

/** Props of a heading in MDX. `id` sets a fixed anchor. */
export interface HeadingProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Returns text and anchor of a heading: 'Risks and benefits' has the anchor 'risks-and-benefits'. */
export function toPageAnchor({ id, children }: HeadingProps): PageAnchor {
  const text = getText(children);
  return { id: id ?? toSlug(text), text };
}

/**
 * Lists the headings of a page in reading order.
 * @param content the returned element of the MDX function, not rendered, so that it works without a browser
 * @param part component of a heading
 */
export function listHeadings(content: ReactNode, part: ComponentType<HeadingProps>): readonly PageAnchor[] {
  if (Array.isArray(content)) return content.flatMap((child: ReactNode) => listHeadings(child, part));
  if (!isValidElement<HeadingProps>(content)) return [];
  return content.type === part ? [toPageAnchor(content.props)] : listHeadings(content.props.children, part);
}

function getText(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(getText).join('');
  if (isValidElement<HeadingProps>(node)) return getText(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
