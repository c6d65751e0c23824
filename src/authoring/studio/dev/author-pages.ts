import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AuthorPage } from '../preview/state.ts';
import { getPageMetadata, parsePageSource, countPageWords } from '../../source/page-file.ts';
import { filesIn } from '../../source/sources.ts';
import { parseOverlayName } from '../../source/translation/overlay-files.ts';
import { computePageGrade } from '../../source/wording/reading-grade.ts';

const kinds = ['reading', 'site'] as const;
/** Figures by file. Only pages whose text changed are parsed again. */
const cache = new Map<string, { readonly source: string; readonly page: AuthorPage }>();

/**
 * Lists all pages with their figures, in reading order. Pages outside the order come last.
 * @param order slugs in reading order
 */
export function listAuthorPages(root: string, order: readonly string[]): AuthorPage[] {
  const getRank = ({ slug }: AuthorPage) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return kinds
    .flatMap((kind) =>
      filesIn(join(root, 'content', kind))
        .filter((name) => name.endsWith('.mdx') && !parseOverlayName(name))
        .map((name) => readAuthorPage(root, kind, name)),
    )
    .sort((a, b) => getRank(a) - getRank(b));
}

function readAuthorPage(root: string, kind: AuthorPage['kind'], name: string): AuthorPage {
  const file = `content/${kind}/${name}`;
  const source = readFileSync(join(root, file), 'utf8');
  const last = cache.get(file);
  if (last?.source === source) return last.page;
  const page = {
    file,
    kind,
    slug: basename(name, '.mdx'),
    folder: dirname(name),
    text: computeFigures(source),
  };
  cache.set(file, { source, page });
  return page;
}

function computeFigures(source: string): AuthorPage['text'] {
  try {
    const page = parsePageSource(source);
    const { title, minutes } = getPageMetadata(page);
    const updated = String(page.head.updated ?? '');
    return { title, words: countPageWords(page), minutes, grade: computePageGrade(page), updated };
  } catch {
    return null;
  }
}
