import { join } from 'node:path';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import { style } from '#domain/print/style.ts';
import type { Column, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat, ReleaseMetadata } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { renderItems } from './items.ts';
import { renderScales } from './scales.ts';
import { renderScores } from './scores.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';

/** `codebook.html`: describes all columns, for reading and printing. */
export const codebook: ReleaseFormat = {
  name: 'codebook',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'codebook.html'));
        await file.write(head(tables, about));
        for (const one of tables) await file.write(renderChapter(one, about.languages));
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
<p>${escapeHtml(program)}, ${escapeHtml(institute)}. All columns of this release: questions, codes, and the
computation of scores. For research only; scores are not diagnoses.</p>
${renderDescriptionList([
  ['Created', madeAt.slice(0, 10)],
  ['Attempts until', `${until.slice(0, 10)}, ${until.slice(11, 16)} UTC`],
  ['Consent text', `version ${consentVersion}`],
])}
<nav aria-label="Tables"><ul>${links.join('')}</ul></nav>
<h2 class="first">Missing values</h2>
<p>People may skip questions, and some questions are not shown to all people. Missing is never 0.</p>
<p>Values that could identify people are suppressed and missing, too: in the people table, in the columns before the
questions, and levels and percentiles that would disclose an age or a version. README.txt and RELEASE.json have their
number by column.</p>
${renderTable('Missing values by format', ['Format', 'Missing value'], missing)}
<h2 class="first">Levels and percentiles</h2>
<p>Level and percentile are computed from the rounded score, by the norms of the answered version for the person’s age at that
attempt. A percentile is the cumulative normal distribution with that mean and SD at the score, or the entry of the percentile
table, as a whole number from 1 to 99.</p>
`;
}

const missing = [
  ['Database', '<code>null</code>'],
  ['CSV', 'empty'],
  ['Parquet', '<code>null</code>'],
  ['R (<code>read.R</code>)', '<code>NA</code>'],
  ['SPSS, PSPP (<code>read.sps</code>)', 'system-missing'],
  ['REDCap', 'empty; REDCap shows the checkboxes of a missing answer as unchecked'],
  ['FHIR', 'absent: no item, no observation'],
] as const;

const toAnchor = ({ name }: Table) => name.replaceAll(/[^\w]/g, '-');

const getTitle = ({ name, instrument }: Table) => (instrument ? `${name}: ${instrument.title}` : name);

function renderChapter(one: Table, languages: ReleaseMetadata['languages']): string {
  const { instrument, columns, name } = one;
  const title = `<h2 id="${toAnchor(one)}">${escapeHtml(getTitle(one))}</h2>\n`;
  const others = columns.filter(({ role }) => role === 'key' || role === 'design');
  const own = renderTable(
    `Columns of ${name} that are not items`,
    ['Column', 'Type', 'Meaning', 'Values'],
    others.map(line),
  );
  if (!instrument) return title + own;
  const {
    status,
    version,
    description,
    language = defaultLanguage,
    presentation,
    citation,
    licence,
  } = instrument;
  const { normsNote } = instrument;
  return `${title}<p>${escapeHtml(description)}</p>
<p class="draft"><strong>Status:</strong> ${escapeHtml(status)}.${normsNote ? ` ${escapeHtml(normsNote)}` : ''}</p>
${renderDescriptionList([
  ['Version', version],
  ['Language', language],
  ['Translations', describeTranslations(instrument.id, languages)],
  ['Recall period', presentation.recall],
  ['Order', presentation.order === 'shuffled' ? 'shuffled for each attempt' : 'as below'],
  ['Questions may be skipped', instrument.allowsMissing ? 'yes' : 'no'],
  [
    'Limit for the whole questionnaire',
    instrument.missing && `no score with more than ${instrument.missing.upToPercent} % unanswered`,
  ],
  ['Cite as', citation],
  ['Licence', licence],
])}${own}<h3>Items of ${escapeHtml(name)}</h3>
${renderItems(one, instrument)}<h3>Scales of ${escapeHtml(name)}</h3>
${renderScales(instrument)}<h3>Scores of ${escapeHtml(name)}</h3>
${renderScores(one, instrument)}`;
}

/** Lists the languages with the stages of their translations at the release: 'hi (draft), kn (reviewed)'. */
function describeTranslations(id: string, languages: ReleaseMetadata['languages'] = []): string | undefined {
  const stages = languages.flatMap(({ language, instruments }) => {
    const stage = instruments[id];
    return stage === undefined ? [] : [`${language} (${stage})`];
  });
  return stages.length === 0 ? undefined : stages.join(', ');
}

function line({ name, type, description, codes = [], range }: Column): string[] {
  const values = range
    ? `${range.low} to ${range.high}`
    : codes.map(({ code, label }) => (String(code) === label ? label : `${code} = ${label}`)).join('; ');
  return [`<code>${escapeHtml(name)}</code>`, type, escapeHtml(description), escapeHtml(values) || '–'];
}
