import type { Link, Root } from 'mdast';
import { type PageElement, visitNodes, getAttributeText } from './page-elements.ts';
import { getPlainText } from './page-file.ts';

/** The kind of a link address. */
type AddressKind = 'anchor' | 'page' | 'host' | 'https' | 'http' | 'mail' | 'telephone' | 'scheme' | 'bare';

/** A link of a page, in Markdown or in an attribute. */
export interface LinkTarget {
  readonly line: number;
  readonly url: string;
  readonly kind: AddressKind;
  /** The address as written in the file. */
  readonly label: string;
  /** The link text; undefined for an address in an attribute or a definition. */
  readonly text?: string;
  /** True for a bare address, which Markdown turns into a link. */
  readonly isPlainText: boolean;
  /** The attribute that contains it, such as `href` of <Source>. */
  readonly attribute?: string;
}

/** Lists all links of a page: Markdown links, definitions, and the attributes `href` and `embed`. */
export function listLinks(tree: Root, elements: readonly PageElement[]): LinkTarget[] {
  const links: LinkTarget[] = [];
  visitNodes(tree, 'link', (node, line) => {
    const text = getPlainText(node);
    const isPlainText = isAutolink(node);
    const label = isPlainText ? text : `(${node.url})`;
    links.push({ line, url: node.url, kind: getAddressKind(node.url), label, text, isPlainText });
  });
  visitNodes(tree, 'definition', ({ url }, line) =>
    links.push({ line, url, kind: getAddressKind(url), label: `(${url})`, isPlainText: false }),
  );
  for (const element of elements) {
    for (const attribute of ['href', 'embed']) {
      const url = getAttributeText(element, attribute);
      if (url === undefined) continue;
      const { line } = element;
      links.push({ line, url, kind: getAddressKind(url), label: `(${url})`, isPlainText: false, attribute });
    }
  }
  return links;
}

/** Splits an address of the app into path and anchor. Drops the query. */
export function splitAddress(url: string): { readonly address: string; readonly anchor: string | undefined } {
  const [before = '', anchor] = url.split('#', 2);
  return { address: before.split('?', 1)[0] ?? '', anchor };
}

/** Returns the mailbox of a `mailto:` address, in lower case. */
export function parseMailbox(url: string): string {
  return url.slice('mailto:'.length).split('?', 1)[0]?.toLowerCase() ?? '';
}

/** Replaces http:// by https://, and adds https:// to an address that starts with www. */
export function toHttps(url: string): string {
  return url.replace(/^(http:\/\/)?(?=www\.)|^http:\/\//i, 'https://');
}

function getAddressKind(url: string): AddressKind {
  if (url.startsWith('#')) return 'anchor';
  if (url.startsWith('//')) return 'host';
  if (url.startsWith('/')) return 'page';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url.trim())?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      return 'bare';
    case 'https':
    case 'http':
      return scheme;
    case 'mailto':
      return 'mail';
    case 'tel':
      return 'telephone';
    default:
      return 'scheme';
  }
}

function isAutolink({ position, children: [first] }: Link): boolean {
  return position?.start.offset === first?.position?.start.offset;
}
