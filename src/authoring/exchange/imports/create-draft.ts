import type { Instrument, InstrumentRoutes, Report, Scale, Score } from '#domain/instrument/instrument.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { createInstrument } from '../../drafts/create-instrument.ts';
import { createReport } from '../../drafts/create-report.ts';
import { createScale } from '../../drafts/write-instrument.ts';
import { createCategoryReport } from './category-report.ts';
import { createDraftExamples } from './create-examples.ts';
import { dropInvalidScores } from './drop-invalid-scores.ts';
import type { ForeignForm, ImportNote } from './foreign-form.ts';
import { importItems, type ImportedItems, type ImportedPart, markScoredItems } from './import-items.ts';
import { importScores, isCounted } from './import-scores.ts';

/** Fields of a questionnaire that an imported form does not have. */
export interface DraftOptions {
  readonly id: string;
  readonly title: string;
  readonly position: number;
  readonly routes: InstrumentRoutes;
  /** Slug of the page to which the level texts first link. */
  readonly reading: string;
}

/** A questionnaire imported from a form, with notes on what changed. */
export interface ImportedDraft {
  readonly instrument: Instrument;
  readonly parts: readonly ImportedPart[];
  /** Names of the imported scores in the form. */
  readonly scoreNames: readonly string[];
  readonly notes: readonly ImportNote[];
}

/**
 * Creates a complete questionnaire from a form: its items, its scores or one total of them, and placeholder texts,
 * norms and thresholds that the check reports until they are replaced.
 * @param form has at least one question
 */
export function createDraft(form: ForeignForm, options: DraftOptions): ImportedDraft {
  const imported = importItems(form);
  const found = importScores(form, imported);
  const valid = dropInvalidScores(found, (scores) =>
    createBare(form, options, imported, scores, found.reversed),
  );
  const hasOwn = valid.displayed.size > 0;
  const scores = hasOwn ? valid.scores : [createTotal(imported)];
  const displayed = hasOwn ? [...valid.displayed.keys()] : scores.map(({ id }) => id);
  const { instrument: bare, notes: hidden } = createBare(form, options, imported, scores, found.reversed);
  const ranges = computePossibleRanges(bare);
  const reported: Instrument = {
    ...bare,
    ...createLists(options.title, scores, displayed),
    scores: scores.map((score) => {
      if (!displayed.includes(score.id)) return score;
      const range = ranges.get(score.id) ?? { min: 0, max: 1 };
      return {
        ...score,
        report: createScoreReport(score, range, options.reading, valid.levelNames.get(score.id)),
      };
    }),
  };
  return {
    instrument: { ...reported, examples: createDraftExamples(reported) },
    parts: imported.parts,
    scoreNames: [...valid.displayed.values()],
    notes: [
      ...form.notes,
      ...imported.notes,
      ...valid.notes,
      ...hidden,
      answering,
      hasOwn ? scoringOfForm : scoring,
    ],
  };
}

/** A questionnaire with these scores, without reports and examples. */
function createBare(
  form: ForeignForm,
  options: DraftOptions,
  imported: ImportedItems,
  scores: readonly Score[],
  reversed: ReadonlySet<string>,
): { readonly instrument: Instrument; readonly notes: readonly ImportNote[] } {
  const { scale, scales } = imported;
  const scored = new Set(scores.flatMap(({ formula }) => listItemIds(formula)));
  const { items, notes } = markScoredItems(imported, scored, reversed);
  const frame = createInstrument({
    ...options,
    items: 2,
    scale: createScale(['No', 'Yes']),
    scores: ['Total'],
  });
  const { id, version, ...others } = frame;
  const questions = items.filter((item) => 'text' in item);
  const instrument: Instrument = {
    id,
    version,
    ...(isLanguage(form.language) && { language: form.language }),
    ...others,
    intro: { ...frame.intro, facts: [{ figure: String(questions.length), label: 'questions' }] },
    scale,
    ...(scores.some(({ missing }) => missing) && { allowsMissing: true }),
    ...(Object.keys(scales).length > 0 && { scales }),
    items,
    scores: scores.length > 0 ? scores : [createTotal(imported)],
    examples: [],
  };
  return { instrument, notes };
}

const isLanguage = (tag: string | undefined) =>
  tag !== undefined && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag);

function createTotal({ parts, questions, scale, scales }: ImportedItems): Score {
  const all = [...questions.values()];
  const hasOnlyNumbers = all.every((one) => /^(number|time|duration|date|text)$/.test(one.scale.kind));
  const ids = parts.map(({ id }) => id);
  const items = all.filter((one) => isCounted(one.scale, hasOnlyNumbers)).map(({ id }) => id);
  return {
    id: 'total',
    title: 'Total',
    formula: { kind: 'sum', items: items.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)) },
    decimals: hasDecimals([scale, ...Object.values(scales)]) ? 2 : 0,
  };
}

function createScoreReport(
  { formula, title, decimals }: Score,
  range: { readonly min: number; readonly max: number },
  reading: string,
  names?: ReadonlyMap<number, string>,
): Report {
  if (formula.kind === 'rules')
    return createCategoryReport(
      [formula.otherwise, ...formula.cases.map(({ value }) => value)],
      title,
      reading,
      names,
    );
  const min = Math.floor(range.min);
  const max = Math.max(Math.ceil(range.max), min + 1);
  if (decimals === 0 && max - min === 1) return createCategoryReport([min, max], title, reading, names);
  const report = createReport(title, { min, max }, reading);
  return max - min > 2 ? report : withFineCuts(report, min, (max - min) / 3);
}

/** Cuts with decimals, for a range in which whole numbers are no thirds. */
function withFineCuts(report: Report, min: number, third: number): Report {
  const cuts = [min + third, min + 2 * third].map((cut) => Math.round(cut * 100) / 100);
  const cut = <T extends { readonly upTo?: number }>(steps: readonly T[]) =>
    steps.map((step, at) => (step.upTo === undefined ? step : { ...step, upTo: cuts[at] ?? step.upTo }));
  return {
    ...report,
    bands: report.bands.map((band) => ({
      ...band,
      levels: cut(band.levels),
      ...(band.colours && { colours: cut(band.colours) }),
    })),
  };
}

function createLists(
  title: string,
  scores: readonly Score[],
  displayed: readonly string[],
): Pick<Instrument, 'feedback' | 'history' | 'summary'> {
  const [only] = displayed;
  const isSingle = displayed.length === 1;
  const order = scores.filter(({ id }) => displayed.includes(id)).map(({ id }) => id);
  return {
    feedback: {
      order,
      lead: isSingle ? (only ?? null) : null,
      groups: isSingle ? [] : [{ heading: title, scores: order }],
      emptyText: 'Not Available',
    },
    history: { order },
    summary: order.map((score) => ({ score })),
  };
}

const answering: ImportNote = {
  position: { path: '' },
  rule: 'assumed',
  actual: 'every item is required, even if the form has optional items',
  expected: 'one rule for all items',
  fix: 'If items may be left out, write "allowsMissing": true, and "missing" for the scores.',
};

const scoring: ImportNote = {
  position: { path: '' },
  rule: 'assumed',
  actual: 'one total of all items that count; norms and cuts of thirds',
  expected: 'the scores, norms and cuts of the manual, which the form does not contain',
  fix: 'Write them under "scores", and reverse items with "reverse": true where needed.',
};

const scoringOfForm: ImportNote = {
  position: { path: '' },
  rule: 'assumed',
  actual: 'norms, levels and texts of thirds of the possible range',
  expected: 'the norms, cuts and texts of the manual, which the form does not contain',
  fix: 'Write them under "report" of each score.',
};

function hasDecimals(scales: readonly Scale[]): boolean {
  return scales.some(
    (scale) => 'options' in scale && scale.options.some(({ value = 0 }) => !Number.isInteger(value)),
  );
}
