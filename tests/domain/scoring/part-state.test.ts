import { describe, expect, it } from 'vitest';
import { findScoreCombination } from '#domain/scoring/combination.ts';
import { computeHelpProminence } from '#domain/scoring/help-shown-first.ts';
import { computeSectionState, type SectionState } from '#domain/scoring/part-state.ts';
import { evaluateScores, type Scores } from '#domain/scoring/result.ts';
import { computeSummary } from '#domain/scoring/summary.ts';
import { findInstrument, instruments } from '../../questionnaires/instrument-files.ts';
import { drawPeople } from './drawn-people.ts';

const age = { age: 30 };

const findState = (id: string, scores: Scores | null, helpFirst = false) =>
  computeSectionState(findInstrument(id), scores, age, helpFirst);

describe('the state of a part', () => {
  it('needs care only if the likely range of its main score lies wholly beyond the limit', () => {
    expect(findState('S1', { overall: 75 })).toBe('okay');
    expect(findState('S1', { overall: 74 })).toBe('borderline');
    expect(findState('S1', { overall: 64 })).toBe('borderline');
    expect(findState('S1', { overall: 62 })).toBe('care');
    expect(findState('S4', { distress: 24 })).toBe('okay');
    expect(findState('S4', { distress: 25 })).toBe('borderline');
    expect(findState('S4', { distress: 31 })).toBe('care');
  });

  it('goes well in the blue, and is unknown without a score', () => {
    expect(findState('S1', { overall: 110 })).toBe('well');
    expect(findState('S3', null)).toBe('unknown');
    expect(findState('S3', { social: null })).toBe('unknown');
  });

  it('does not count the parts of a total', () => {
    expect(findState('S1', { overall: 90, mastery: 6, selfAcceptance: 0 })).toBe('okay');
  });

  it('never needs care because of much activity, only because of little', () => {
    expect(findState('S5', { pleasure: 50, meaning: 50 })).toBe('okay');
    expect(findState('S5', { pleasure: 10, meaning: 10 })).toBe('care');
  });

  it('needs care if help comes first, whatever the score is', () => {
    expect(findState('S4', { distress: 12 }, true)).toBe('care');
  });
});

const people = 10_000;

describe.each([0, 0.3, 0.5])('10,000 people of the norms, correlation of the scores %s', (correlation) => {
  const all = drawPeople(instruments, { people, correlation, age: age.age, seed: 20_261_128 });

  it('fewer than 25 in 100 meet a headline that asks for attention', () => {
    const asked = all.filter((person) =>
      instruments.some((instrument) => getState(instrument.id, person) === 'care'),
    );
    const withRedRow = all.filter((person) =>
      instruments.some((instrument) =>
        computeSummary(instrument, person.get(instrument.id) ?? null, age).some(
          ({ colour }) => colour === 'red',
        ),
      ),
    );
    expect.soft(withRedRow.length / people).toBeGreaterThan(0.7);
    expect(asked.length / people).toBeLessThan(0.25);
  });

  it('no person with both activities high meets a warning', () => {
    const activity = findInstrument('S5');
    const busy = all.flatMap((person) => {
      const scores = person.get('S5') ?? {};
      const result = evaluateScores(activity, scores, age);
      return result.pleasure?.level === 'High' && result.meaning?.level === 'High'
        ? [{ scores, result }]
        : [];
    });
    expect(busy.length).toBeGreaterThan(0);
    for (const { scores, result } of busy) {
      expect(computeSectionState(activity, scores, age, false)).toBe('okay');
      const levels = { pleasure: result.pleasure?.level, meaning: result.meaning?.level };
      expect(findScoreCombination(activity, levels)?.text).toMatch(/^Your weeks were full/);
    }
  });

  it('everyone at the clinical limit meets help first', () => {
    for (const person of all) {
      const [distress, feelings] = [person.get('S4')?.distress ?? 0, person.get('S2') ?? {}];
      if (distress >= 30) expect(getStrength('S4', person)).toBe('block');
      else if (distress > 24) expect(getStrength('S4', person)).toBe('row');
      else expect(getStrength('S4', person)).toBe('none');
      const { negative } = evaluateScores(findInstrument('S2'), feelings, age);
      if ((negative?.percentile ?? 0) >= 95) expect(getStrength('S2', person)).toBe('block');
    }
  });
});

type Person = ReadonlyMap<string, Scores>;

function getStrength(id: string, person: Person) {
  const instrument = findInstrument(id);
  const result = evaluateScores(instrument, person.get(id) ?? {}, age);
  return computeHelpProminence(instrument, { result, ans: null, ...age });
}

function getState(id: string, person: Person): SectionState {
  return findState(id, person.get(id) ?? null, getStrength(id, person) === 'block');
}
