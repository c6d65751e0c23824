import type { Instrument, InstrumentRoutes, Scale } from '#domain/instrument/instrument.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { createInstrument } from '../../drafts/create-instrument.ts';
import { createReport } from '../../drafts/create-report.ts';
import { createScale } from '../../drafts/write-instrument.ts';
import { createDraftExamples } from './create-examples.ts';
import type { ForeignForm, ImportNote } from './foreign-form.ts';
import { importItems } from './import-items.ts';

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
  readonly notes: readonly ImportNote[];
}

/**
 * Creates a complete questionnaire from a form: its items, one total of them, and placeholder texts, norms and
 * thresholds that the check reports until they are replaced.
 * @param form has at least one question
 */
export function createDraft(form: ForeignForm, options: DraftOptions): ImportedDraft {
  const { items, scale, scales, counted, notes } = importItems(form);
  const frame = createInstrument({
    ...options,
    items: 2,
    scale: createScale(['No', 'Yes']),
    scores: ['Total'],
  });
  const total = 'total';
  const { id, version, ...others } = frame;
  const bare: Instrument = {
    id,
    version,
    ...(form.language !== undefined && { language: form.language }),
    ...others,
    intro: { ...frame.intro, facts: [{ figure: String(counted.length), label: 'questions' }] },
    scale,
    ...(Object.keys(scales).length > 0 && { scales }),
    items,
    scores: [
      {
        id: total,
        title: 'Total',
        formula: { kind: 'sum', items: counted },
        decimals: hasDecimals([scale, ...Object.values(scales)]) ? 2 : 0,
      },
    ],
    examples: [],
  };
  const range = computePossibleRanges(bare).get(total) ?? { min: 0, max: 1 };
  const report = createReport('Total', range, options.reading);
  const scored = { ...bare, scores: bare.scores.map((score) => ({ ...score, report })) };
  return {
    instrument: { ...scored, examples: createDraftExamples(scored) },
    notes: [...form.notes, ...notes, answering, scoring],
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

function hasDecimals(scales: readonly Scale[]): boolean {
  return scales.some(
    (scale) => 'options' in scale && scale.options.some(({ value = 0 }) => !Number.isInteger(value)),
  );
}
