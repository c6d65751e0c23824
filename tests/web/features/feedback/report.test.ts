import { describe, expect, it } from 'vitest';
import type { Feedback, HistoryRecord } from '#contract/responses.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { AgeBand, Instrument, Report as ScoreRules } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { buildReport } from '#features/feedback/report.ts';
import { format, t } from '#tests/support/english.ts';

/** A fixture instrument with three scores, independent of the five. */
const bands: AgeBand[] = [
  {
    from: 18,
    to: null,
    norm: null,
    levels: [{ upTo: 10, is: 'Low' }, { is: 'High' }],
    colours: [{ upTo: 10, is: 'blue' }, { is: 'red' }],
  },
];
const rules: ScoreRules = {
  chart: 'bars',
  direction: 'higher',
  range: { min: 0, max: 40 },
  tickStep: 10,
  average: { value: 20.5, basis: 'made up' },
  reliability: null,
  bands,
  levelTexts: {
    Low: { text: 'Low text.', step: 'Low step.', reading: [] },
    High: { text: 'High text.', step: 'High step.', reading: [] },
    '': { text: 'No level, and a sentence of its own.', step: '', reading: [] },
  },
};
/** 10 items of 0 to 4 yield 0 to 40, the displayed range. */
const items = Array.from({ length: 10 }, (_, index) => `i${index}`);
const sum = { formula: { kind: 'sum', items }, decimals: 0 };
const instrument = {
  id: 'X1',
  scale: { kind: 'choice', options: [0, 1, 2, 3, 4].map((code) => ({ code, label: `${code}` })) },
  items: items.map((id) => ({ id, text: id })),
  title: 'Made-up Wellbeing',
  scores: [
    { id: 'rest', title: 'Rest', ...sum, report: rules },
    { id: 'strain', title: 'Strain', ...sum, report: { ...rules, direction: 'lower' } },
    {
      id: 'balance',
      title: 'Balance',
      ...sum,
      decimals: 2,
      report: { ...rules, chart: 'ratio', figureNote: 'to 1' },
    },
  ],
  feedback: {
    order: ['strain', 'balance', 'rest'],
    lead: 'balance',
    groups: [{ heading: 'Two parts', scores: ['rest', 'strain'] }],
    emptyText: 'Not calculated so far',
  },
  history: { order: ['rest', 'strain', 'balance'] },
  help: { firstWhen: [{ score: 'strain', colour: 'red' }] },
} as unknown as Instrument;

// In feedback order: strain 12, balance 2.4, rest 30.
const feedback: Feedback = [
  [12, 2.4, 30],
  ['High', '', 'High'],
  ['61', '', '82'],
  [61, null, 82],
];
// 20:00 UTC on the 11th is 01:30 on the 12th in India. In history order: rest, strain, balance.
const newest: HistoryRecord = { time: '2025-10-11T20:00:00.000Z', totalsum: '[30,12,2.4]' };
const before: HistoryRecord = { time: '2025-06-04T06:30:00.000Z', totalsum: '[25,9,null]' };

const buildView = (lists: Feedback = feedback, history: HistoryRecord[] = [newest, before]) => {
  const result = readFeedback(instrument, lists);
  if (!result) throw new Error('There is no result.');
  const report = buildReport(
    t,
    format,
    addFormulaMetadata(instrument),
    result,
    readHistory(instrument, history),
    {
      age: 30,
    },
  );
  const [rest, strain] = report.groups[0]?.scores ?? [];
  if (!report.lead || !rest || !strain) throw new Error('The report must have three scores.');
  return { ...report, lead: report.lead, rest, strain };
};

describe('a report', () => {
  it('uses the feedback order for current scores and the history order for previous ones', () => {
    const { rest, strain } = buildView();
    expect([rest.bar?.current, rest.bar?.previous]).toEqual([30, 25]);
    expect([strain.bar?.current, strain.bar?.previous]).toEqual([12, 9]);
  });

  it('displays the time of the answers, in the local time zone', () => {
    expect(buildView().answeredText).toBe('Answered on 12\u00A0Oct\u00A02025.');
    expect(buildView().dateText).toBe('Taken 12-10-2025. Previous 04-06-2025.');
    expect(buildView(feedback, [newest]).dateText).toBe('Taken 12-10-2025.');
    expect(buildView(feedback, [])).toMatchObject({ answeredText: '', dateText: '' });
  });

  it('combines score, level, text and step', () => {
    expect(buildView().rest).toMatchObject({
      figure: { id: 'results.figure.ofMax', values: { value: '30', max: '40' } },
      level: 'High',
      text: 'High text.',
      step: 'High step.',
      gauge: { position: 82, caption: 'Easier than for most people.' },
    });
  });

  it('gives a score without a level its own text, and no gauge', () => {
    expect(buildView().lead).toMatchObject({
      figure: { id: 'results.figure.noted', values: { value: '2.4', note: 'to 1' } },
      level: '',
      text: 'No level, and a sentence of its own.',
      gauge: null,
    });
  });

  it('says that a lead score is not computed yet', () => {
    const lists = [[12, null, 30], feedback[1], feedback[2], feedback[3]] as unknown as Feedback;
    expect(buildView(lists).lead).toMatchObject({ figure: null, bar: null, text: 'Not calculated so far' });
  });
});

describe('the previous bar', () => {
  const getPreviousBar = (history: HistoryRecord[]) => buildView(feedback, history).rest.bar?.previous;

  it('is displayed if a previous time exists and its score is a number', () => {
    expect(getPreviousBar([newest, before])).toBe(25);
  });

  it('is absent on a first attempt', () => {
    expect(getPreviousBar([newest])).toBeNull();
  });

  it.each(['', 'N/A'])('is absent if the previous time is "%s"', (time) => {
    expect(getPreviousBar([newest, { ...before, time }])).toBeNull();
  });

  it.each(['["N/A",9,1]', '[null,9,1]', '', '[]', 'not readable'])(
    'is absent if the previous scores are %s',
    (totalsum) => expect(getPreviousBar([newest, { ...before, totalsum }])).toBeNull(),
  );

  it('is displayed if the previous score is 0', () => {
    expect(getPreviousBar([newest, { ...before, totalsum: '[0,9,1]' }])).toBe(0);
  });
});

describe('the description of a chart', () => {
  it('contains every number of the chart', () => {
    expect(buildView().rest.bar?.label).toBe(
      'Rest. Current score 30 on 12-10-2025, previous score 25 on 04-06-2025, average of all ages 20.5, ' +
        'possible range 0 to 40, 82nd percentile, level High.',
    );
  });

  it('says if less is better', () => {
    const { strain, rest } = buildView();
    expect(strain.bar?.label).toMatch(/level High\. Lower is better here\.$/);
    expect(strain.hint).toBe('Lower is better here.');
    expect(rest.hint).toBe('');
  });

  it('says that there is no comparison, and omits missing values', () => {
    expect(buildView().lead.bar?.label).toBe(
      'Balance. Current score 2.4 to 1 on 12-10-2025, no previous score, average of all ages 20.5 to 1, possible range 0 to 40.',
    );
  });

  it('equals the table', () => {
    expect(buildView().rest.rows).toEqual([
      { label: 'Current score on 12-10-2025', value: '30' },
      { label: 'Previous score on 04-06-2025', value: '25' },
      { label: 'Average, all ages', value: '20.5' },
      { label: 'Possible range', value: '0 to 40' },
      { label: 'Percentile', value: '82nd' },
      { label: 'Level', value: 'High' },
    ]);
  });

  it('has no row for a previous score on a first result, and N/A if only this score is missing', () => {
    const listLabels = (history: HistoryRecord[]) =>
      buildView(feedback, history).rest.rows.map(({ label, value }) => `${label}: ${value}`);
    expect(listLabels([newest]).join()).not.toMatch(/Previous|N\/A/);
    const missing = { ...before, totalsum: '[null,9,1]' };
    expect(listLabels([newest, missing])).toContain('Previous score on 04-06-2025: N/A');
  });
});

describe('the help block', () => {
  it('is first at the configured colour', () => {
    expect(buildView().strength).toBe('block');
    const calm = [[10, 2.4, 30], ['Low', '', 'High'], feedback[2], feedback[3]] as unknown as Feedback;
    expect(buildView(calm).strength).toBe('none');
  });

  it('is undecided without the attempts if a single answer can call for it: then no text reassures', () => {
    const byAnswer = {
      ...instrument,
      help: { firstWhen: [{ item: 'i1', from: 3 }] },
    } as unknown as Instrument;
    const result = { rest: { value: 10, level: 'Low', percentile: null } } as const;
    const getLevelText = (isHistoryKnown: boolean) => {
      const { lead, groups } = buildReport(
        t,
        format,
        addFormulaMetadata(byAnswer),
        result,
        [],
        { age: 30 },
        { isHistoryKnown },
      );
      return [lead, ...groups.flatMap(({ scores }) => scores)].some((score) => score?.text === 'Low text.');
    };
    expect(getLevelText(true)).toBe(true);
    expect(getLevelText(false)).toBe(false);
  });
});
