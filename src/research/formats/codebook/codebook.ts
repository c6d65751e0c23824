import { join } from 'node:path';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import { style } from '#domain/print/style.ts';
import type { Column, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat, ReleaseMetadata } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { renderItems } from './items.ts';
import { renderScales } from './scales.ts';
import { renderScores } from './scores.ts';

/** `codebook.html`: describes all columns, for reading and printing. */
export const codebook: ReleaseFormat = {
  name: 'codebook',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'codebook.html'));
        await file.write(head(tables, about));
        for (const one of tables) await file.write(renderChapter(one));
        await file.write('</main>\n</body>\n</html>\n');
        await file.end();
      },
    };
  },
};

function head(
  tables: readonly Table[],
  { name, program, institute, madeAt, until, consentVersion }: ReleaseMetadata,
): string {
  const links = tables.map((one) => `<li><a href="#${toAnchor(one)}">${escapeHtml(getTitle(one))}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Codebook of ${escapeHtml(name)}, ${escapeHtml(program)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Codebook of ${escapeHtml(name)}</h1>
<p>${escapeHtml(program)}, ${escapeHtml(institute)}. Every column of this release: what was asked, what the codes mean, and how the
scores come of them. It is for research; no score is a diagnosis.</p>
${renderDescriptionList([
  ['Made', madeAt.slice(0, 10)],
  ['Attempts until', `${until.slice(0, 10)}, ${until.slice(11, 16)} UTC`],
  ['People agreed to', `the words of ${consentVersion}`],
])}
<nav aria-label="Tables"><ul>${links.join('')}</ul></nav>
<h2 class="first">What is missing</h2>
<p>A person may leave a question out, and some questions are not asked of everybody. Missing is never 0.</p>
<p>Cells that could tell who somebody is are missing, too, though the person said something: what the people table and the
columns before the questions say, and levels and percentiles that would tell an age or a version. README.txt and
RELEASE.json count them, column by column.</p>
${renderTable('Missing in each form', ['Where', 'Missing is'], missing)}
<h2 class="first">How a score is judged</h2>
<p>Level and percentile are read from the rounded score, by the norms for the person’s age at that attempt, and of the version that
was answered. A percentile is the share of the normal curve with that mean and SD that lies below the score, or that of the
norms’ own table, as a whole number from 1 to 99.</p>
`;
}

const missing = [
  ['Database', '<code>null</code>'],
  ['CSV', 'empty'],
  ['Parquet', '<code>null</code>'],
  ['R (<code>read.R</code>)', '<code>NA</code>'],
  ['SPSS, PSPP (<code>read.sps</code>)', 'system-missing'],
  ['REDCap', 'empty; REDCap itself shows boxes of a missing answer as not ticked'],
  ['FHIR', 'absent: no item, no observation'],
] as const;

const toAnchor = ({ name }: Table) => name.replaceAll(/[^\w]/g, '-');

const getTitle = ({ name, instrument }: Table) => (instrument ? `${name}: ${instrument.title}` : name);

function renderChapter(one: Table): string {
  const { instrument, columns, name } = one;
  const title = `<h2 id="${toAnchor(one)}">${escapeHtml(getTitle(one))}</h2>\n`;
  const others = columns.filter(({ role }) => role === 'key' || role === 'design');
  const own = renderTable(
    `Columns of ${name} that no item asked for`,
    ['Column', 'Type', 'Meaning', 'Values'],
    others.map(line),
  );
  if (!instrument) return title + own;
  const { status, version, description, language = 'en-IN', presentation, citation, licence } = instrument;
  const { normsNote } = instrument;
  return `${title}<p>${escapeHtml(description)}</p>
<p class="draft"><strong>Status:</strong> ${escapeHtml(status)}.${normsNote ? ` ${escapeHtml(normsNote)}` : ''}</p>
${renderDescriptionList([
  ['Version', version],
  ['Language', language],
  ['Asked about', presentation.recall],
  ['Order', presentation.order === 'shuffled' ? 'shuffled for each attempt' : 'as below'],
  ['Answers may be left out', instrument.allowsMissing ? 'yes' : 'no'],
  ['Cite as', citation],
  ['Licence', licence],
])}${own}<h3>Items of ${escapeHtml(name)}</h3>
${renderItems(one, instrument)}<h3>Scales of ${escapeHtml(name)}</h3>
${renderScales(instrument)}<h3>Scores of ${escapeHtml(name)}</h3>
${renderScores(one, instrument)}`;
}

function line({ name, type, description, codes = [], range }: Column): string[] {
  const values = range
    ? `${range.low} to ${range.high}`
    : codes.map(({ code, label }) => (String(code) === label ? label : `${code} = ${label}`)).join('; ');
  return [`<code>${escapeHtml(name)}</code>`, type, escapeHtml(description), escapeHtml(values) || '–'];
}
