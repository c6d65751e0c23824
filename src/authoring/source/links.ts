import type { Link, Root } from 'mdast';
import { type Element, visitNodes, getAttributeText } from './elements.ts';
import { getPlainText } from './page-file.ts';

/** What an address of a link is, by its beginning. */
type AddressKind = 'anchor' | 'page' | 'host' | 'https' | 'http' | 'mail' | 'telephone' | 'scheme' | 'bare';

/** A link of a page, wherever its address is written. */
export interface LinkTarget {
  readonly line: number;
  readonly url: string;
  readonly kind: AddressKind;
  /** The address as the author sees it in the file. */
  readonly label: string;
  /** Between the square brackets; undefined for an address in a tag or below the text. */
  readonly words?: string;
  /** A bare address in the text, which Markdown turns into a link. */
  readonly isPlainText: boolean;
  /** Tag and attribute that hold it, as `href="…"` of a <Source>. */
  readonly attribute?: string;
}

/** Every link of a page: those of Markdown, addresses below the text, and those in `href` and `embed` of tags. */
export function listLinks(tree: Root, elements: readonly Element[]): LinkTarget[] {
  const links: LinkTarget[] = [];
  visitNodes(tree, 'link', (node, line) => {
    const words = getPlainText(node);
    const isPlainText = isAutolink(node);
    const label = isPlainText ? words : `(${node.url})`;
    links.push({ line, url: node.url, kind: getAddressKind(node.url), label, words, isPlainText });
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

/** The path of an address of the program, without query and anchor; and its anchor. */
export function splitAddress(url: string): { readonly address: string; readonly anchor: string | undefined } {
  const [before = '', anchor] = url.split('#', 2);
  return { address: before.split('?', 1)[0] ?? '', anchor };
}

/** The mailbox that a mailto: address names, in small letters. */
export function parseMailbox(url: string): string {
  return url.slice('mailto:'.length).split('?', 1)[0]?.toLowerCase() ?? '';
}

/** An address with https:// in place of http:// or of nothing. */
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
