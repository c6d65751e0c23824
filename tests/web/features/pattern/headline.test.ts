import { describe, expect, it } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { createHeadline, sortByCare } from '#features/pattern/headline.ts';
import { createPart, type PatternPart } from '#features/pattern/list-parts.ts';
import { drawPeople } from '../../../domain/scoring/drawn-people.ts';
import { instruments } from '../../../support/instruments.ts';
import { format, t } from '#tests/support/english.ts';

const age = { age: 30 };

const create = (instrument: Instrument, scores: Scores | null, helpFirst = false) =>
  createPart(t, instrument, scores && { scores, ...age, helpFirst }, age);

/** The parts of a person; sections that are not named are not finished. */
const listParts = (scores: Readonly<Record<string, Scores>>) =>
  instruments.map((instrument) => create(instrument, scores[instrument.id] ?? null));

const middling = {
  S1: { overall: 87, mastery: 24, positiveRelations: 22, selfAcceptance: 18, personalGrowth: 24 },
  S2: { negative: 29, positive: 40, ratio: 1.4 },
  S3: { social: 38 },
  S4: { distress: 21 },
  S5: { pleasure: 22, meaning: 27 },
};
const high = { S1: { overall: 110 }, S2: { negative: 15, positive: 60 }, S3: { social: 50 } };

/** The whole headline, with the name of the part to start with. */
function readHeadline(parts: readonly PatternPart[]): string {
  const { sentence, start } = createHeadline({ t, format }, parts);
  return start ? `${sentence} Start with ${start.instrument.shortTitle}.` : sentence;
}

describe('the headline', () => {
  it.each([
    ['middling answers', middling, 'Of 5 parts: 5 are okay. None needs special care now.'],
    [
      'one of each',
      { ...middling, ...high, S4: { distress: 45 } },
      'Of 5 parts: 3 are going well, 1 is okay, 1 needs care. Start with Distress.',
    ],
    [
      'high and middling answers',
      { ...high, S4: middling.S4 },
      'Of 5 parts: 3 are going well, 1 is okay, 1 is not finished yet. None needs special care now.',
    ],
    [
      'two of five',
      { S1: { overall: 40 }, S2: middling.S2 },
      'Of 5 parts: 1 is okay, 1 needs care, 3 are not finished yet. Start with Psychological.',
    ],
    ['nothing', {}, 'No part is finished yet. Each part that you finish is shown here.'],
  ])('counts five parts: %s', (_, scores, words) => {
    expect(readHeadline(listParts(scores))).toBe(words);
  });

  it('does not reassure next to an offered help number', () => {
    expect(readHeadline(listParts({ ...middling, S4: { distress: 27 } }))).toBe('Of 5 parts: 5 are okay.');
  });

  it('starts with the part in which help comes first, else with the furthest from its limit', () => {
    // Beyond the limits: overall |62 − 74| / 13.5 = 0.9 and social |27 − 33| / 5 = 1.2.
    const parts = listParts({ ...middling, S1: { overall: 62 }, S3: { social: 27 } });
    expect(readHeadline(parts)).toContain('2 need care. Start with Social.');
    const withHelp = parts.map((part) =>
      part.instrument.id === 'S4' ? create(part.instrument, { distress: 15 }, true) : part,
    );
    expect(readHeadline(withHelp)).toContain('3 need care. Start with Distress.');
    expect(sortByCare(withHelp).map(({ instrument }) => instrument.id)).toEqual([
      'S4',
      'S3',
      'S1',
      'S2',
      'S5',
    ]);
  });

  it('says what is only for information, and counts a single part', () => {
    const [first] = instruments as [Instrument];
    const scores = first.scores.map(({ report, ...score }) => ({
      ...score,
      ...(report && { report: { ...report, bands: report.bands.map(({ colours: _, ...band }) => band) } }),
    }));
    const plain = create({ ...first, scores } as Instrument, { overall: 60 });
    expect(readHeadline([plain])).toBe('Of 1 part: 1 is only for information.');
    expect(readHeadline([plain, create(first, { overall: 60 })])).toContain('1 needs care, 1 is only for');
  });

  it('counts what the files hold, and names what is in them', () => {
    expect(instruments).toHaveLength(5);
    const [first, second] = instruments as [Instrument, Instrument];
    const renamed = { ...first, shortTitle: 'Sleep' };
    const parts = [create(renamed, { overall: 30 }), create(second, null)];
    expect(readHeadline(parts)).toBe('Of 2 parts: 1 needs care, 1 is not finished yet. Start with Sleep.');
  });
});

const people = 10_000;

describe.each([0, 0.3, 0.5])('10,000 people of the norms, correlation of the scores %s', (correlation) => {
  const all = drawPeople(instruments, { people, correlation, ...age, seed: 20_261_129 }).map((person) =>
    instruments.map((instrument) => create(instrument, person.get(instrument.id) ?? null)),
  );

  it('fewer than 25 in 100 meet a headline that asks for attention', () => {
    const asked = all.filter((parts) => /needs? care|Start with/.test(readHeadline(parts)));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length / people).toBeLessThan(0.25);
    for (const parts of all) {
      const { sentence, start } = createHeadline({ t, format }, parts);
      if (start) expect(sentence).not.toContain('None needs special care now.');
    }
  });

  it('both activities high: no row is red, asks for attention, or says the opposite', () => {
    const busy = all
      .map((parts) => parts.find(({ instrument }) => instrument.id === 'S5'))
      .filter((part) => part !== undefined && part.combinationText !== '');
    expect(busy.length).toBeGreaterThan(0);
    for (const part of busy) {
      const words = part?.aspects.flatMap(({ message, levelText, notes }) => [message, levelText, ...notes]);
      expect(part?.aspects.map(({ state }) => state)).toEqual(['plain', 'plain']);
      expect(words?.join('')).toBe('');
      expect(part?.state).toBe('okay');
    }
  });

  it('everyone at the clinical limit starts with a part in which help comes first', () => {
    const clinical = all.filter((parts) => parts.some(({ help }) => help === 'block'));
    expect(clinical.length).toBeGreaterThan(0);
    for (const parts of clinical) expect(createHeadline({ t, format }, parts).start?.help).toBe('block');
  });
});
