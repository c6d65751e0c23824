import { expect, it } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { listAspects, formatCell, formatAspectSentence } from '#features/pattern/aspects.ts';
import { findPublicInstrument } from '../../../instruments/files.ts';
import { t } from '#tests/support/english.ts';

/** The first line of the summary for these scores. */
function getFirstLine(instrument: Instrument, scores: Scores) {
  const newest = { scores, age: 30, helpFirst: false };
  const [aspect] = listAspects(t, instrument, newest, { age: 30 }, { helpFirst: false });
  if (!aspect) throw new Error('There is no line.');
  return aspect;
}

it('a level with its own name is displayed by it, next to its number', () => {
  const line = getFirstLine(findPublicInstrument('PHQ9'), { mishaps: 16 });
  expect([line.figure, line.level, line.levelText]).toEqual(['16 of 27', 'High', 'Moderately severe']);
  expect(formatAspectSentence(t, line)).toContain('score 16 of 27. Moderately severe.');
  expect(formatCell(t, line)).toMatch(/^16 of 27, Moderately severe: /);
});

it('a category is displayed by its name, without a number and without a bar', () => {
  const line = getFirstLine(findPublicInstrument('MHCSF'), { state: 3 });
  expect([line.figure, line.levelText, line.isCategory]).toEqual(['Flourishing', 'Flourishing', true]);
  expect(formatCell(t, line)).toMatch(/^Flourishing: /);
});

it('a score that was not computed says that too few questions were answered, if that is allowed', () => {
  expect(getFirstLine(findPublicInstrument('PHQ9'), { mishaps: null }).notes).toContain(
    'Not calculated, because too few questions were answered. That is okay.',
  );
  expect(getFirstLine(findPublicInstrument('MHCSF'), { state: null }).notes).not.toContain(
    'Not calculated, because too few questions were answered. That is okay.',
  );
});
