import { type Element, elementsOf } from './elements.ts';
import { type Heading, headingsOf } from './headings.ts';
import { type LinkTarget, linksOf } from './links.ts';
import type { PageFile } from './page-file.ts';
import type { ContentIndex, PageSource } from './sources.ts';
import { type Part, parts } from './tag-schema.ts';

/** A page that parses, with what the rules need of it; each part is read once. */
export interface ParsedPage extends PageSource {
  readonly page: PageFile;
  readonly elements: readonly Element[];
  /** The tags that the program knows, each with what it may hold. */
  readonly tags: readonly KnownTag[];
  readonly headings: readonly Heading[];
  readonly links: readonly LinkTarget[];
  readonly content: ContentIndex;
}

export interface KnownTag {
  readonly element: Element;
  readonly part: Part;
}

/** Reads the parts of a page for the rules. */
export function parsedPage(source: PageSource, page: PageFile, content: ContentIndex): ParsedPage {
  const elements = elementsOf(page.tree);
  const known: Readonly<Record<string, Part>> = parts[source.kind];
  const tags = elements.flatMap((element): KnownTag[] => {
    const part = Object.hasOwn(known, element.name) ? known[element.name] : undefined;
    return part ? [{ element, part }] : [];
  });
  const headings = headingsOf(page.tree, tags);
  return { ...source, page, elements, tags, headings, links: linksOf(page.tree, elements), content };
}
