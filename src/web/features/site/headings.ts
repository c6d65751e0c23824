import { type ComponentType, isValidElement, type ReactNode } from 'react';

/** A heading of a page: where the address leads, and its words. */
export interface PageAnchor {
  readonly id: string;
  readonly text: string;
}

/** The props of a heading in MDX. `id` is given where an anchor's name is fixed. */
export interface HeadingProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Words and anchor of one heading: 'Risks and benefits' is at '#risks-and-benefits'. */
export function toHeading({ id, children }: HeadingProps): PageAnchor {
  const text = textOf(children);
  return { id: id ?? slug(text), text };
}

/**
 * The headings of a page in reading order, found in what its MDX function returned.
 * @param content the element, not yet rendered, so that a page built without a browser has its contents too
 * @param part the component that stands for a heading
 */
export function listHeadings(content: ReactNode, part: ComponentType<HeadingProps>): readonly PageAnchor[] {
  if (Array.isArray(content)) return content.flatMap((child: ReactNode) => listHeadings(child, part));
  if (!isValidElement<HeadingProps>(content)) return [];
  return content.type === part ? [toHeading(content.props)] : listHeadings(content.props.children, part);
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<HeadingProps>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
