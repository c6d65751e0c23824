import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeCardResults } from '#features/dashboard/results/card-results.ts';
import { describeLastChange } from '#features/dashboard/results/describe-last-change.ts';
import { format, t } from '#tests/support/english.ts';
import { instruments } from '#tests/support/instruments.ts';

const [psychological, emotional, , distress] = instruments as unknown as Instrument[];
const thirty = { age: 30 };
const createAttempt = (time: string, scores: readonly (number | null)[], more = {}) => ({
  time: `${time}T06:30:00.000Z`,
  totalsum: JSON.stringify(scores),
  ...more,
});
const createFeedback = (score: number, level: string) => [[score], [level], ['50'], [50]];

/** The card of the distress section after these attempts, newest first. */
const getDistressCard = (level: string, ...history: unknown[]) =>
  computeCardResults(distress!, createFeedback(20, level), history, thirty);

test('a section with a total has one line without a title', () => {
  const feedback = [[18, 25, 21, 24, 88], ['Low', 'Low', 'Low', 'Low', 'Average'], [], []];
  const { lines } = computeCardResults(
    psychological!,
    feedback,
    [createAttempt('2026-11-01', [18, 25, 21, 24, 88])],
    thirty,
  );
  expect(lines).toEqual([{ id: 'overall', title: '', level: 'Average', name: 'Average', change: null }]);
});

test('a section with two scores has a line for each, and none for their ratio', () => {
  const feedback = [[40, 30, 0.7], ['High', 'Low', 'Low'], [], []];
  const { lines } = computeCardResults(emotional!, feedback, [], thirty);
  expect(lines.map(({ title, level }) => [title, level])).toEqual([
    ['Negative Feelings', 'High'],
    ['Positive Feelings', 'Low'],
  ]);
});

test.each([
  [20, 40, 'Harder than on 1\u00A0Nov\u00A02026.'],
  [40, 20, 'Easier than on 1\u00A0Nov\u00A02026.'],
  [20, 22, 'About the same as on 1\u00A0Nov\u00A02026.'],
])('a change of distress from %s to %s is: %s', (previous, current, change) => {
  const { lines } = getDistressCard(
    'High',
    createAttempt('2026-11-15', [current]),
    createAttempt('2026-11-01', [previous]),
  );
  expect(describeLastChange(t, format, lines[0]?.change ?? null)).toBe(change);
});

test('attempts closer than fourteen days are too soon to compare', () => {
  const history = [createAttempt('2026-11-14', [40]), createAttempt('2026-11-01', [20])];
  expect(getDistressCard('High', ...history).lines[0]?.change?.kind).toBe('tooSoon');
});

test.each([
  [
    'with other questions',
    createAttempt('2026-11-30', [40], { version: '2.0' }),
    createAttempt('2026-11-01', [20], { version: '1.3' }),
  ],
  ['of which one has no score', createAttempt('2026-11-30', [40]), createAttempt('2026-11-01', [null])],
  ['of which there is only one', createAttempt('2026-11-30', [40])],
])('attempts %s are not compared', (_, ...history) => {
  expect(getDistressCard('High', ...history).lines[0]?.change).toBeNull();
});

test('counts the attempts and returns the date of the newest', () => {
  const { attempts, last } = getDistressCard(
    'Low',
    createAttempt('2026-11-15', [20]),
    null,
    createAttempt('2026-11-01', [20]),
  );
  expect([attempts, last]).toEqual([2, '2026-11-15T06:30:00.000Z']);
});

test('if a single answer calls for help no low level reassures, and a high one is unchanged', () => {
  const first = createAttempt('2026-11-15', [18], { helpFirst: true });
  expect(getDistressCard('Low', first)).toMatchObject({ lines: [], help: 'block' });
  expect(getDistressCard('Average', first).lines).toEqual([]);
  expect(getDistressCard('High', first).lines).toHaveLength(1);
});

test.each([
  [12, 'Low', 'none'],
  [25, 'High', 'row'],
  [29, 'High', 'row'],
  [30, 'High', 'block'],
  [50, 'High', 'block'],
])('distress of %s calls for help also without the flag of the server', (score, level, help) => {
  const history = [createAttempt('2026-11-15', [score])];
  const card = computeCardResults(distress!, createFeedback(score, level), history, thirty);
  expect(card.help).toBe(help);
});

test.each([[null], [[]], ['<html>'], [[null, null, null, null]], [[['x'], ['?'], [], []]]])(
  'a response without levels (%j) adds no line',
  (feedback) => {
    expect(computeCardResults(distress!, feedback, '<html>', thirty)).toEqual({
      lines: [],
      attempts: 0,
      last: null,
      help: 'none',
    });
  },
);

test.each([
  ['a draft translation', { language: 'hi-IN' }],
  ['a translation by the browser', { browserTranslated: true }],
])('answers in %s have no level, and help as the score says', (_name, texts) => {
  const history = [createAttempt('2026-11-15', [31], texts)];
  const card = computeCardResults(distress!, createFeedback(31, 'High'), history, thirty);
  expect(card).toMatchObject({ lines: [], attempts: 1, help: 'block' });
});

test('a change between two languages is not computed', () => {
  const lines = (texts: object) =>
    getDistressCard('High', createAttempt('2026-11-30', [40]), createAttempt('2026-11-01', [20], texts))
      .lines;
  expect(lines({})[0]?.change?.kind).toBe('harder');
  expect(lines({ language: 'kn-IN' })[0]?.change).toBeNull();
});
