import { saysTemplate } from '../../domain/instrument/new-instrument.ts';
import type { InstrumentFile } from '../instruments/inspect.ts';
import { advice, type ContentFinding } from './content-finding.ts';
import { locate } from './json-file.ts';
import { stringsOf } from './json-texts.ts';
import { pageTemplate } from './new-page.ts';
import { type PageFile, readPage } from './page-file.ts';

/** What `new:page` writes for an author to replace. Its headings may stay. */
const ofPages = new Set(
  readPage(pageTemplate({ title: '', summary: '' }, ''))
    .blocks.filter(({ from }) => from !== 'heading')
    .map(({ text }) => text),
);

/** One piece of advice for a page that still holds text of `new:page`, at the first such place. */
export function pageTemplateFindings(file: string, { blocks }: PageFile): ContentFinding[] {
  const left = blocks.filter(({ text }) => ofPages.has(text));
  const [first] = left;
  return first ? [stillThere(file, first.line, '', first.text, left.length - 1)] : [];
}

/** One piece of advice for a questionnaire that still holds texts or sources of `new:instrument`. */
export function instrumentTemplateFindings({ file, text, instrument }: InstrumentFile): ContentFinding[] {
  const left = stringsOf(instrument).filter(({ words }) => saysTemplate(words));
  const [first] = left;
  if (!first) return [];
  const name = `questionnaires/${file}`;
  const { line } = locate(name, text, { path: first.path, expected: '', found: '', mend: '' });
  return [stillThere(name, line, first.path, first.words, left.length - 1)];
}

function stillThere(
  file: string,
  line: number | undefined,
  path: string,
  words: string,
  more: number,
): ContentFinding {
  return advice(file, line, {
    path,
    expected: 'words of your own',
    found: `"${words}"${more > 0 ? `, and ${more} more like it` : ''}: this still says what the template says`,
    mend: 'Replace it before anybody reads it; then look for the next one.',
  });
}
