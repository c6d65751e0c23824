import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import { type Library, createLibrary, type PageMetadata } from '#domain/reading-order/library.ts';
import { createParseErrorFinding } from '../check/check-page.ts';
import { files, readContentFiles } from '../source/content-json-files.ts';
import { getPageMetadata } from '../source/page-file.ts';
import { type PageSource, readPages } from '../source/sources.ts';
import { compiledFiles, readCompiled } from './compiled-folder.ts';
import { readCommittedJson } from './compile-json-files.ts';
import { type CompiledPart, unchanged } from './compiled-part.ts';

/**
 * Compiles the reading order with title, summary and minutes of every page. A broken order falls back to the last
 * library, then to the committed order; a broken page falls back to its last metadata.
 */
export function compileLibrary(root: string): CompiledPart {
  const { chain } = readContentFiles(root);
  const last = readCompiled<Library>(root, compiledFiles.library);
  const pages = readPages(root);
  const reading = pages.filter(({ kind }) => kind === 'reading');
  const facts = Object.fromEntries(reading.map((page) => [page.slug, getMetadata(page, last)]));
  const usable = chain.value ?? (last ? undefined : readCommittedJson<ReadingOrder>(root, files.chain));
  const library = usable ? createLibrary(usable, facts) : last ? unchanged : { chapters: [], side: [] };
  const unread = pages.filter(({ page }) => !page);
  return {
    outputs: new Map([[compiledFiles.library, library]]),
    findings: [
      ...chain.findings,
      ...unread.map(({ file, source, failure }) => createParseErrorFinding(file, source, failure)),
    ],
  };
}

function getMetadata({ page, slug }: PageSource, last: Library | undefined): PageMetadata {
  if (page) return getPageMetadata(page);
  const before = last?.chapters.flatMap(({ pages }) => pages).find((one) => one.slug === slug);
  if (before) return { title: before.title, summary: before.summary, minutes: before.minutes };
  return { title: slug, summary: 'This page cannot be read yet.', minutes: 1 };
}
