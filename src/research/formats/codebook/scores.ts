import { formatBand } from '#domain/instrument/format-band.ts';
import type {
  AgeBand,
  Instrument,
  LookupFormula,
  MissingRule,
  Score,
} from '#domain/instrument/instrument.ts';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';
import { getEnglishLevelName } from '#domain/scoring/level.ts';
import type { Table } from '#domain/tables/table.ts';
import { listEarlierBands } from '../../release/earlier-bands.ts';

/** Renders all scores: formula, missing answers, norms and levels. */
export function renderScores(release: Table, instrument: Instrument): string {
  const { columns } = release;
  const getColumn = (item: string) => columns.find(({ question }) => question?.id === item)?.name ?? item;
  const getTitle = (id: string) => instrument.scores.find((score) => score.id === id)?.title ?? id;
  return instrument.scores
    .map((score) => {
      const { id, title, formula, recode, missing, report } = score;
      const words = describeFormula(formula, ({ of, ids }) =>
        ids.map((one) => (of === 'items' ? getColumn(one) : `“${getTitle(one)}”`)).join(', '),
      );
      const formerly = listEarlierBands(release, score)
        .map(({ version, bands }) => renderBands(`${title} in version ${version}`, bands))
        .join('');
      const names = columns.filter((column) => column.score === score).map(({ name }) => name);
      return `<h4 id="${escapeHtml(instrument.id)}-${escapeHtml(id)}">${escapeHtml(title)}</h4>
${renderDescriptionList([
  ['Columns', names.join(', ')],
  ['Formula', words],
  ['Cases', formula.kind === 'rules' ? JSON.stringify(formula.cases) : undefined],
  ['Table', formula.kind === 'table' ? renderRows(formula.rows) : undefined],
  ['Profiles', formula.kind === 'lookup' ? renderProfiles(formula) : undefined],
  ['Recoded item values', recode && renderRows(recode)],
  ['Decimals', describeRounding(score)],
  ['Missing answers', describeMissing(missing)],
  ['Better', report && directions[report.direction]],
  ['Reliability', report?.reliability ? describeBasis(report.reliability) : undefined],
])}${report ? renderBands(title, report.bands) : ''}${formerly}`;
    })
    .join('');
}

const directions = { higher: 'a higher score', lower: 'a lower score', balance: 'neither end' } as const;

const modes = {
  halfUp: 'rounded half up',
  halfEven: 'rounded half to even',
  up: 'rounded up',
  down: 'rounded down',
} as const;

function describeRounding({ decimals, rounding }: Score): string {
  const passedOn = rounding?.passedOn === 'rounded' ? '; scores made of it take the rounded number' : '';
  return `${decimals}, ${modes[rounding?.mode ?? 'halfUp']}${passedOn}`;
}

function renderProfiles({ rows, otherwise }: LookupFormula): string {
  const profiles = rows.map(({ values, value }) => `${values.join('-')}: ${value}`);
  return [...profiles, ...(otherwise === undefined ? [] : [`all others: ${otherwise}`])].join('; ');
}

function describeMissing(rule: MissingRule | undefined): string {
  if (rule === undefined) return 'The score is missing if an answer is missing.';
  const rest =
    rule.rest === 'ownMean'
      ? 'missing values are replaced by the mean of the others'
      : 'missing values are omitted';
  return `With at least ${rule.atLeast} answers, ${rest}; otherwise the score is missing.`;
}

function describeBasis({
  value,
  basis,
  assumed,
}: {
  value: number;
  basis: string;
  assumed?: boolean;
}): string {
  return `${value}${assumed ? ' (assumed)' : ''}: ${basis}`;
}

function renderRows(rows: readonly { from: number; to?: number; value: number }[]): string {
  return rows
    .map(({ from, to = from, value }) => `${from === to ? from : `${from} to ${to}`}: ${value}`)
    .join('; ');
}

function renderBands(title: string, bands: readonly AgeBand[]): string {
  return renderTable(
    `Norms and levels of ${title}`,
    ['Group', 'Mean (SD)', 'Source of the norm', 'Levels', 'Source of the levels'],
    bands.map((band) => [
      escapeHtml(band.unlisted ? `${formatBand(band)}. ${band.unlisted}` : formatBand(band)),
      band.norm ? escapeHtml(`${band.norm.mean} (${band.norm.sd})`) : 'none',
      escapeHtml(band.norm ? `${band.norm.assumed ? 'Assumed. ' : ''}${band.norm.basis}` : '–'),
      escapeHtml(describeLevels(band)),
      escapeHtml(band.cuts ? `${band.cuts.assumed ? 'Assumed. ' : ''}${band.cuts.basis}` : '–'),
    ]),
  );
}

function describeLevels({ levels }: AgeBand): string {
  return levels
    .map((line) => {
      const limit =
        line.upTo !== undefined
          ? ` up to ${line.upTo}`
          : line.below !== undefined
            ? ` below ${line.below}`
            : ' above';
      return `${getEnglishLevelName(line) || 'no level'}${levels.length > 1 ? limit : ''}`;
    })
    .join('; ');
}
