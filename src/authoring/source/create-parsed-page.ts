import { type PageElement, listElements } from './page-elements.ts';
import { type Heading, listHeadings } from './headings.ts';
import { type LinkTarget, listLinks } from './links.ts';
import type { PageFile } from './page-file.ts';
import type { ContentIndex, PageSource } from './sources.ts';
import { type TagSpec, tagSpecs } from './tag-schema.ts';

/** A parsed page with the parts that rules check. A rule for one `kind` returns [] for the other. */
export interface ParsedPage extends PageSource {
  readonly page: PageFile;
  readonly elements: readonly PageElement[];
  /** Known tags with their specification. */
  readonly tags: readonly KnownTag[];
  /** Includes headings of tags and underlined headings. */
  readonly headings: readonly Heading[];
  readonly links: readonly LinkTarget[];
  readonly content: ContentIndex;
}

/** A known tag with its specification. */
export interface KnownTag {
  readonly element: PageElement;
  readonly spec: TagSpec;
}

/** Parses the parts of a page that rules check. */
export function createParsedPage(source: PageSource, page: PageFile, content: ContentIndex): ParsedPage {
  const elements = listElements(page.tree);
  const known: Readonly<Record<string, TagSpec>> = tagSpecs[source.kind];
  const tags = elements.flatMap((element): KnownTag[] => {
    const spec = Object.hasOwn(known, element.name) ? known[element.name] : undefined;
    return spec ? [{ element, spec }] : [];
  });
  const headings = listHeadings(page.tree, tags);
  return { ...source, page, elements, tags, headings, links: listLinks(page.tree, elements), content };
}
