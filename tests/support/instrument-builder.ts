import type {
  AgeBand,
  BipolarScale,
  Instrument,
  Level,
  Report,
  Step,
  SummaryColour,
} from '#domain/instrument/instrument.ts';

/** A type without `readonly`, so that a test can modify a value. */
export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;

/**
 * A small valid fixture instrument: four statements, codes 1 to 4, q2 reverse-keyed. calm = q1 + q2 (2 to 8), joy = q3 +
 * q4 (2 to 8), overall = calm + joy (4 to 16), balance = joy / calm (0.25 to 4), meanJoy = mean of q3 and q4 (stored, not
 * reported).
 * @param change modifies the new copy
 */
export function anInstrument(change: (draft: Mutable<Instrument>) => void = () => {}): Instrument {
  // A deep copy through JSON, like a parsed file.
  const draft: Mutable<Instrument> = JSON.parse(JSON.stringify(quietDays));
  change(draft);
  return draft as Instrument;
}

/** The same instrument with pairs of statements and a slider from -2 to 2; codes 1 to 4. */
export function anInstrumentOfPairs(change: (draft: Mutable<Instrument>) => void = () => {}): Instrument {
  return anInstrument((draft) => {
    draft.scale = structuredClone(slider) as Mutable<BipolarScale>;
    draft.items = draft.items.map(({ id, ...item }) => ({
      id,
      reverse: 'reverse' in item ? item.reverse : undefined,
      left: `${id} left`,
      right: `${id} right`,
    }));
    change(draft);
  });
}

/**
 * The report of a score.
 * @throws Error without one
 */
export function getReport(draft: Mutable<Instrument>, id: string): Mutable<Report> {
  const report = draft.scores.find((score) => score.id === id)?.report;
  if (!report) throw new Error(`${id} has no report`);
  return report;
}

const slider: BipolarScale = {
  kind: 'bipolar',
  positions: [
    { position: -2, code: 1, label: 'A' },
    { position: -1, code: 2, label: 'B' },
    { position: 1, code: 3, label: 'C' },
    { position: 2, code: 4, label: 'D' },
  ],
};

const levelText = {
  text: 'Your answers say something.',
  step: 'Take a short walk.',
  reading: ['wellBeing1'],
};

function levels(low: number, high: number): Step<Level>[] {
  return [{ upTo: low, is: 'Low' }, { upTo: high, is: 'Average' }, { is: 'High' }];
}

function colours(low: number, high: number, rest: SummaryColour): Step<SummaryColour>[] {
  return [{ upTo: low, is: 'red' }, { upTo: high, is: 'green' }, { is: rest }];
}

function report(range: Report['range'], tickStep: number, average: number, bands: AgeBand[]): Report {
  return {
    chart: 'bars',
    direction: 'higher',
    range,
    tickStep,
    average: { value: average, basis: 'made up' },
    reliability: { value: 0.8, basis: 'assumed' },
    bands,
    levelTexts: { Low: levelText, Average: levelText, High: levelText },
  };
}

const norm = { mean: 5, sd: 1.5, basis: 'made up' };
const ratioBand: AgeBand = {
  from: 18,
  to: null,
  norm: null,
  levels: [{ below: 1, is: 'Low' }, { below: 1.5, is: 'Average' }, { below: 3, is: 'High' }, { is: '' }],
  colours: [{ is: 'green' }],
};

const quietDays: Instrument = {
  id: 'T1',
  version: '1.0',
  position: 1,
  title: 'Quiet Days',
  shortTitle: 'Quiet',
  description: 'How calm and glad the last days were.',
  status: 'draft, made up for tests',
  look: { ink: 's1', glyph: 'ripples' },
  routes: {
    intro: '/quietPage',
    questionnaire: '/quietAssessment',
    feedback: '/quietFeedback',
    combined: '/quietFeedbackComp',
    afterFeedback: '/dashboard',
  },
  intro: { text: 'Four short questions.', facts: [{ figure: '4', label: 'questions' }] },
  presentation: {
    unit: 'Question',
    finishLabel: 'Finish',
    recall: 'In the last week',
    leavesBeforeAnswer: false,
  },
  scale: {
    kind: 'choice',
    options: [
      { code: 1, label: 'Never' },
      { code: 2, label: 'Sometimes' },
      { code: 3, label: 'Often' },
      { code: 4, label: 'Always' },
    ],
  },
  allowsMissing: false,
  items: [
    { id: 'q1', text: 'I felt at ease.' },
    { id: 'q2', text: 'I felt hurried.', reverse: true },
    { id: 'q3', text: 'I laughed.' },
    { id: 'q4', text: 'I enjoyed a meal.' },
  ],
  scores: [
    {
      id: 'calm',
      title: 'Calm',
      summaryTitle: 'Sense of Calm',
      formula: { kind: 'sum', items: ['q1', 'q2'] },
      decimals: 0,
      report: report({ min: 2, max: 8 }, 2, 5, [
        { from: 18, to: 35, norm, levels: levels(3, 6), colours: colours(3, 6, 'blue') },
        {
          from: 36,
          to: null,
          norm: { ...norm, mean: 6 },
          levels: levels(4, 7),
          colours: colours(4, 7, 'blue'),
        },
      ]),
    },
    {
      id: 'joy',
      title: 'Joy',
      formula: { kind: 'sum', items: ['q3', 'q4'] },
      decimals: 0,
      report: {
        ...report({ min: 2, max: 8 }, 2, 5, [
          { from: 18, to: null, norm, levels: levels(3, 6), colours: colours(3, 6, 'red') },
        ]),
        direction: 'balance',
      },
    },
    {
      id: 'overall',
      title: 'Quiet overall',
      formula: { kind: 'sumOfScores', scores: ['calm', 'joy'] },
      decimals: 0,
      report: report({ min: 0, max: 16 }, 4, 10, [
        {
          from: 18,
          to: null,
          norm: { ...norm, mean: 10 },
          levels: levels(8, 12),
          colours: colours(8, 12, 'blue'),
        },
      ]),
    },
    {
      id: 'balance',
      title: 'Balance',
      formula: { kind: 'ratio', numerator: 'joy', denominator: 'calm' },
      decimals: 2,
      report: {
        ...report({ min: 0, max: 3 }, 1, 1.5, [ratioBand]),
        chart: 'ratio',
        reliability: null,
        levelTexts: { Low: levelText, Average: levelText, High: levelText, '': levelText },
        figureNote: 'to 1',
      },
    },
    { id: 'meanJoy', title: 'Mean joy', formula: { kind: 'mean', items: ['q3', 'q4'] }, decimals: 2 },
  ],
  feedback: {
    order: ['calm', 'joy', 'overall', 'balance'],
    lead: 'overall',
    groups: [
      { heading: 'Two sides', scores: ['joy', 'calm'] },
      { heading: 'Together', scores: ['balance'] },
    ],
    emptyText: 'Not Available',
  },
  history: { order: ['joy', 'calm', 'meanJoy', 'overall', 'balance'] },
  summary: [
    { score: 'overall' },
    { score: 'calm', headingBefore: 'Parts', note: 'A quiet note' },
    { score: 'joy' },
    { score: 'balance' },
  ],
  messages: {
    missingSession: 'Missing session. Please login again.',
    rejected: 'Submission failed',
    failed: 'Failed to submit assessment',
    toastMs: 3000,
  },
  help: { firstWhen: [{ score: 'calm', colour: 'red' }] },
  examples: [
    {
      name: 'everything at ease',
      age: 30,
      // calm = 4 + (5 - 1) = 8; z = (8 - 5) / 1.5 = 2, 97.7 percent; joy = 4 + 4 = 8.
      answers: [4, 1, 4, 4],
      expected: [
        { score: 'calm', value: 8, level: 'High', percentile: 98, colour: 'blue' },
        { score: 'balance', value: 1, level: 'Average', percentile: null, colour: 'green' },
      ],
    },
  ],
};
