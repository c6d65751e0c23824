import { basename, dirname } from 'node:path';
import { isDay } from '#domain/dates/india-day.ts';
import type { Finding } from '../finding/finding.ts';
import { checkFrontmatter, createParseErrorFinding } from '../check/check-page.ts';
import { pageHeadForm } from '../rules/groups.ts';
import { scriptAddress } from '../rules/page/links/script-address.ts';
import { attributeWithoutWords } from '../rules/page/tags/attribute-without-words.ts';
import { brace } from '../rules/page/tags/brace.ts';
import { commandLine } from '../rules/page/tags/command-line.ts';
import { noteOverText } from '../rules/page/tags/note-over-text.ts';
import { unknownTag } from '../rules/page/tags/unknown-tag.ts';
import { runAll } from '../finding/run-rules.ts';
import { parsePageSource } from '../source/page-file.ts';
import { createParsedPage } from '../source/create-parsed-page.ts';
import { type ContentIndex, getPageKind } from '../source/sources.ts';

/** No date is later, so findings on future dates do not prevent rendering. */
const latestDay = '9999-12-31';

/** Rules whose violations cannot be rendered, or would run code. React renders lower-case tags as plain HTML. */
const blockingRules = [unknownTag, attributeWithoutWords, brace, noteOverText, commandLine, scriptAddress];

/** The content index for a page that is checked alone. */
const emptyContentIndex: ContentIndex = {
  pages: [],
  chain: undefined,
  instruments: [],
  addresses: [],
  embedHosts: undefined,
  supportEmail: undefined,
  numbers: [],
  names: [],
  today: latestDay,
};

/**
 * Returns the first finding that prevents rendering a page: an unreadable head, an unknown tag, an expression in
 * braces, or a link with a script. Other findings leave the page readable.
 * @param file relative to the repository, with forward slashes
 * @throws the error of the parser if the page does not parse
 */
export function findBlockingFinding(file: string, source: string): Finding | undefined {
  const kind = getPageKind(file);
  const page = parsePageSource(source);
  const position = {
    file,
    kind,
    slug: basename(file, '.mdx'),
    folder: basename(dirname(file)),
    source,
  } as const;
  const heads = checkFrontmatter({ ...position, page }, latestDay);
  const formIds: readonly string[] = pageHeadForm.rules.map(({ id }) => id);
  const unreadable = heads.find(({ rule }) => formIds.includes(rule));
  // Site pages display their date.
  const isDateless = kind === 'site' && !isDay(String(page.head.updated));
  const undated = isDateless ? heads.find(({ path }) => path === 'updated') : undefined;
  const [unknownTags] = runAll(
    blockingRules,
    createParsedPage({ ...position, page }, page, emptyContentIndex),
  );
  return unreadable ?? undated ?? unknownTags;
}

/**
 * Describes why a page could not be compiled. An unreadable head is reported first, because the compiler's error would
 * be about tags.
 * @param failure the error of the compiler
 */
export function describeFailure(file: string, source: string, failure: unknown): Finding {
  try {
    return findBlockingFinding(file, source) ?? createParseErrorFinding(file, source, failure);
  } catch {
    return createParseErrorFinding(file, source, failure);
  }
}

/**
 * Renders the module of a page that cannot be read: file, line, and how to fix it.
 * @param source text of the page, from which title and summary are read if possible
 */
export function renderBrokenPage(source: string, { file, line, expected, actual, fix }: Finding): string {
  const head = {
    title: findHeadLine(source, 'title') ?? basename(file, '.mdx'),
    summary: findHeadLine(source, 'summary') ?? '',
    version: '',
    updated: '2000-01-01',
  };
  const rows = Object.entries({ expected, actual, fix });
  return [
    "import { createElement as draw } from 'react';",
    `export const frontmatter = ${JSON.stringify(head)};`,
    'export default function BrokenPage() {',
    "  return draw('section', { role: 'alert', 'data-broken': '' },",
    "    draw('h2', null, 'This page cannot be read yet'),",
    `    draw('p', null, draw('code', null, ${JSON.stringify(line ? `${file}:${line}` : file)})),`,
    `    draw('ul', null, ${rows
      .map(([name, text]) => `draw('li', null, draw('strong', null, '${name}: '), ${JSON.stringify(text)})`)
      .join(', ')}),`,
    "    draw('p', null, 'Readers never see this, since the build stops. Correct the file to display the page.'));",
    '}',
  ].join('\n');
}

function findHeadLine(source: string, key: string): string | undefined {
  const value = new RegExp(`^${key}:[ \\t]*(.+)$`, 'm').exec(source.split(/^---$/m)[1] ?? '')?.[1];
  return value?.replace(/^(['"])(.*)\1$/, '$2').trim();
}
