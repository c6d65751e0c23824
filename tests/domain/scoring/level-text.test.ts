import { describe, expect, it } from 'vitest';
import { getLevelContent } from '#domain/scoring/level-text.ts';
import { selectOfferedSteps } from '#domain/scoring/offered-steps.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { anInstrument, getReport } from '#tests/support/instrument-builder.ts';

const createTier = (from: number) => ({ from, text: `From ${from}.`, step: 'Call now.', reading: [] });

describe('the text of a level', () => {
  const report = getReport(
    anInstrument((draft) => {
      const high = getReport(draft, 'calm').levelTexts.High!;
      high.steps = ['Sing.', 'Sit.'];
      high.tiers = [createTier(8), { ...createTier(7), upTo: 7 }];
    }) as never,
    'calm',
  );

  it('is its own, with up to three steps, the displayed one first', () => {
    expect(getLevelContent(report, { is: 'High' }, 6)).toEqual({
      text: 'Your answers say something.',
      steps: ['Take a short walk.', 'Sing.', 'Sit.'],
      reading: ['wellBeing1'],
    });
  });

  it('is that of the first matching tier', () => {
    expect(getLevelContent(report, { is: 'High' }, 8)).toEqual({
      text: 'From 8.',
      steps: ['Call now.'],
      reading: [],
    });
    expect(getLevelContent(report, { is: 'High' }, 7)?.text).toBe('From 7.');
    expect(getLevelContent(report, { is: 'High' }, 7.5)?.text).toBe('Your answers say something.');
  });

  it('is empty if the level has none', () => {
    expect(getLevelContent(report, { is: '' }, 6)).toBeNull();
  });
});

describe('the steps offered with a result', () => {
  const best = [4, 1, 4, 4];
  const listOfferedSteps = (change: Parameters<typeof anInstrument>[0], helpFirst = false) => {
    const instrument = anInstrument(change);
    return selectOfferedSteps(instrument, computeResult(instrument, best, { age: 30 }), helpFirst, {
      age: 30,
    });
  };

  it('are those of the lead score, at most three', () => {
    expect(
      listOfferedSteps((draft) => {
        getReport(draft, 'overall').levelTexts.High!.steps = ['Sing.', 'Sit.'];
        draft.feedback.lead = 'overall';
      }),
    ).toEqual(['Take a short walk.', 'Sing.', 'Sit.']);
  });

  it('are the first of each score without a lead, without duplicates', () => {
    expect(
      listOfferedSteps((draft) => {
        draft.feedback.lead = null;
        draft.feedback.order = ['calm', 'joy'];
        getReport(draft, 'joy').levelTexts.High!.step = 'Laugh.';
        getReport(draft, 'calm').levelTexts.High!.step = 'Rest.';
      }),
    ).toEqual(['Rest.', 'Laugh.']);
  });

  it('are those towards help if help is displayed first', () => {
    expect(listOfferedSteps((draft) => (draft.help.steps = ['Call.', 'Tell.', 'Ask.']), true)).toEqual([
      'Call.',
      'Tell.',
      'Ask.',
    ]);
  });
});
