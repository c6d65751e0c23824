import { basename, dirname } from 'node:path';
import { elementFindings } from '../../src/server/content/check-elements.ts';
import { headFindings } from '../../src/server/content/check-head.ts';
import type { ContentFinding } from '../../src/server/content/content-finding.ts';
import { elementsOf } from '../../src/server/content/elements.ts';
import { readPage } from '../../src/server/content/page-file.ts';
import { parseFailure } from '../../src/server/content/parse-failure.ts';
import { parts } from '../../src/server/content/parts.ts';

/** Held against it, no date lies in the future: such a page can be drawn. */
const endOfTime = '9999-12-31';

/**
 * What keeps a page that parses off the screen: a head that cannot be read, a tag that nothing draws, a command in
 * curly braces, in the text or in a tag. Other findings leave the page readable, and are told beside it.
 * @param file relative to the repository, with forward slashes
 * @throws the parser's message when the page does not parse
 */
export function faultOf(file: string, source: string): ContentFinding | undefined {
  const kind = file.startsWith('content/site/') ? 'site' : 'reading';
  const page = readPage(source);
  const place = { slug: basename(file, '.mdx'), folder: basename(dirname(file)) };
  const heads = headFindings({ file, kind, ...place, source, page }, endOfTime);
  // A page of the site shows its date.
  const headless = ({ path }: ContentFinding) => path === 'head' || (kind === 'site' && path === 'updated');
  const commanded = elementsOf(page.tree).filter(({ attributes }) =>
    attributes.some(({ value }) => value === null),
  );
  const undrawn = ({ path, line }: ContentFinding) => {
    const tag = /^<(.+)>$/.exec(path)?.[1];
    if (tag === undefined) return path === '';
    if (commanded.some((element) => element.name === tag && element.line === line)) return true;
    // React draws small letters as plain HTML.
    return /^[A-Z]|\./.test(tag) && !Object.hasOwn(parts[kind], tag);
  };
  return heads.find(headless) ?? elementFindings(file, page, kind).find(undrawn);
}

/**
 * What is wrong with a page that could not be made a module of: a head that cannot be read fails there, too, in words
 * that speak of tags.
 * @param failure what its making said
 */
export function faultBehind(file: string, source: string, failure: unknown): ContentFinding {
  try {
    return faultOf(file, source) ?? parseFailure(file, source, failure);
  } catch {
    return parseFailure(file, source, failure);
  }
}

/**
 * The module of a page that cannot be read: in place of its text it says where the fault is and what mends it.
 * @param source the text of the page; what can be read of its head is kept
 * @param finding what is wrong with it
 */
export function brokenPage(source: string, { file, line, expected, found, mend }: ContentFinding): string {
  const head = {
    title: lineOfHead(source, 'title') ?? basename(file, '.mdx'),
    summary: lineOfHead(source, 'summary') ?? '',
    version: '',
    updated: '2000-01-01',
  };
  const rows = Object.entries({ expected, found, mend });
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
    "    draw('p', null, 'Readers never see this: the build stops at such a page. Mend the file, and the page is back.'));",
    '}',
  ].join('\n');
}

function lineOfHead(source: string, key: string): string | undefined {
  const value = new RegExp(`^${key}:[ \\t]*(.+)$`, 'm').exec(source.split(/^---$/m)[1] ?? '')?.[1];
  return value?.replace(/^(['"])(.*)\1$/, '$2').trim();
}
