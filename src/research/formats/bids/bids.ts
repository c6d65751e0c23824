import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import type { Column, Table } from '#domain/tables/table.ts';
import { listEarlierBands } from '../../release/earlier-bands.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { describeItem } from './item.ts';
import { formulaTexts, scoring } from './scoring.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';

/**
 * The machine-readable codebook: one JSON per table in the format of BIDS phenotypes, with additional keys that
 * are sufficient to compute the scores from the answers.
 */
export const bids: ReleaseFormat = {
  name: 'bids',
  async begin({ folder, tables }) {
    return {
      async end() {
        for (const table of tables) {
          const text = `${JSON.stringify(createCodebook(table), null, 2)}\n`;
          await writeFile(join(folder, `${table.name}.json`), text, { flag: 'wx' });
        }
      },
    };
  },
};

/** The metadata of the questionnaire, then of each column. */
function createCodebook(table: Table) {
  const { columns, instrument } = table;
  return {
    MeasurementToolMetadata: instrument
      ? createTool(instrument)
      : { Description: 'One row per person of this release.' },
    ...Object.fromEntries(columns.map((column) => [column.name, createColumn(column, table)])),
  };
}

function createTool(instrument: Instrument) {
  const {
    id,
    version,
    title,
    description,
    status,
    language = defaultLanguage,
    citation,
    licence,
  } = instrument;
  const kinds = [...new Set(instrument.scores.map(({ formula }) => formula.kind))];
  return {
    Description: `${title}. ${description}`,
    Id: id,
    Version: version,
    Status: status,
    Language: language,
    Citation: citation,
    Licence: licence,
    Recall: instrument.presentation.recall,
    Order: instrument.presentation.order ?? 'fixed',
    AllowsMissing: instrument.allowsMissing,
    ...(instrument.missing ? { MissingInAll: instrument.missing } : {}),
    Scoring: scoring,
    Formulas: Object.fromEntries(kinds.map((kind) => [kind, formulaTexts[kind]])),
  };
}

function createColumn(column: Column, table: Table) {
  const { instrument } = table;
  const { description, role, type, codes, range, question, score } = column;
  return {
    Description: description,
    Role: role,
    Type: type,
    ...(codes ? { Levels: Object.fromEntries(codes.map(({ code, label }) => [code, label])) } : {}),
    ...(range ? { Minimum: range.low, Maximum: range.high } : {}),
    ...(question && instrument ? describeItem(instrument, question, column) : {}),
    ...(score ? describeScore(column, score, table) : {}),
  };
}

/** The formula of a score; for levels and percentiles the name of the score. */
function describeScore({ name }: Column, score: Score, table: Table) {
  const { id, title, formula, recode, decimals, rounding, missing, report } = score;
  if (name !== `score_${id}`) return { Of: `score_${id}` };
  const earlier = listEarlierBands(table, score);
  return {
    Score: id,
    Title: title,
    Formula: formula,
    ...(recode ? { Recode: recode } : {}),
    Decimals: decimals,
    ...(rounding ? { Rounding: rounding } : {}),
    ...(missing ? { Missing: missing } : {}),
    ...(report ? { Direction: report.direction, Bands: report.bands } : {}),
    ...(earlier.length > 0
      ? { EarlierBands: Object.fromEntries(earlier.map(({ version, bands }) => [version, bands])) }
      : {}),
  };
}
