import { describe, expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

const checkChanged = (change: (draft: Mutable<Instrument>) => void) => checkInstrument(anInstrument(change));
const createExpected = (id: string) => ({ actual: `no "${id}"`, rule: 'instrument/list-incomplete' });
const second = { rule: 'instrument/list-repeats', expected: 'each score once' };

describe('the feedback order', () => {
  it('names scores with a report', () => {
    const problems = checkChanged((draft) => draft.feedback.order.push('meanJoy', 'peace'));
    const known = { expected: 'a score with a report', fix: 'Write one of: calm, joy, overall, balance.' };
    expect(problems).toMatchObject([
      { path: 'feedback.order[4]', actual: '"meanJoy"', ...known },
      { path: 'feedback.order[5]', actual: '"peace"', ...known },
    ]);
  });

  it('names each score once', () => {
    expect(checkChanged((draft) => draft.feedback.order.push('joy'))).toMatchObject([
      { path: 'feedback.order[4]', actual: '"joy" twice; first in feedback.order[1]', ...second },
    ]);
  });

  it('contains every report', () => {
    expect(
      checkChanged((draft) => {
        draft.feedback.order.splice(3);
        draft.feedback.groups.splice(1);
      }),
    ).toMatchObject([
      { path: 'feedback.order', expected: 'every score with a report', ...createExpected('balance') },
      {
        path: 'feedback.groups',
        expected: 'every score with a report except the lead',
        ...createExpected('balance'),
      },
    ]);
  });
});

describe('the history order', () => {
  it('names existing scores once', () => {
    const problems = checkChanged((draft) => draft.history.order.push('peace', 'joy'));
    expect(problems).toMatchObject([
      {
        path: 'history.order[5]',
        expected: 'the id of a score',
        actual: '"peace"',
        fix: 'Write one of: calm, joy, overall, balance, meanJoy.',
      },
      { path: 'history.order[6]', actual: '"joy" twice; first in history.order[0]', ...second },
    ]);
  });
});

describe('feedback that can be reopened', () => {
  it('contains every score with a report', () => {
    const problems = checkChanged((draft) => {
      draft.history.order = ['joy', 'calm', 'overall'];
    });
    expect(problems).toMatchObject([
      {
        path: 'history.order',
        expected: 'every score with a report',
        ...createExpected('balance'),
      },
    ]);
  });
});

describe('the feedback screen', () => {
  const expectation = {
    expected: 'a score of feedback.order',
    fix: 'Write one of: calm, joy, overall, balance.',
  };

  it('has a lead with a report', () => {
    expect(checkChanged((draft) => (draft.feedback.lead = 'meanJoy'))).toContainEqual(
      expect.objectContaining({
        path: 'feedback.lead',
        actual: '"meanJoy"',
        ...expectation,
      }),
    );
  });

  it('displays every score with a report, as the lead or in a group', () => {
    expect(checkChanged((draft) => (draft.feedback.lead = null))).toMatchObject([
      {
        path: 'feedback.groups',
        expected: 'every score with a report except the lead',
        ...createExpected('overall'),
      },
    ]);
  });

  it('can have no lead', () => {
    const problems = checkChanged((draft) => {
      draft.feedback.lead = null;
      draft.feedback.groups[1]!.scores.push('overall');
    });
    expect(problems).toEqual([]);
  });

  it('has groups of scores with a report', () => {
    expect(checkChanged((draft) => draft.feedback.groups[0]!.scores.push('peace'))).toMatchObject([
      { path: 'feedback.groups[0].scores[2]', actual: '"peace"', ...expectation },
    ]);
  });

  it('displays each score once, as the lead or in one group', () => {
    const problems = checkChanged((draft) =>
      draft.feedback.groups.push({ heading: 'Once more', scores: ['joy', 'overall'] }),
    );
    expect(problems).toMatchObject([
      {
        path: 'feedback.groups[2].scores[0]',
        actual: '"joy" twice; first in feedback.groups[0].scores[0]',
        ...second,
      },
      {
        rule: 'instrument/lead-in-group',
        path: 'feedback.groups[2].scores[1]',
        actual: '"overall", which is feedback.lead',
        fix: 'Remove "overall" from this group, or write null for feedback.lead.',
      },
    ]);
  });
});

describe('the summary', () => {
  const coloured = {
    expected: 'a score whose age bands all have colours',
    fix: 'Write one of: calm, joy, overall, balance.',
  };

  it('names existing scores with a report, once', () => {
    const problems = checkChanged((draft) =>
      draft.summary.push({ score: 'peace' }, { score: 'meanJoy' }, { score: 'joy' }),
    );
    expect(problems).toMatchObject([
      { path: 'summary[4].score', actual: '"peace"', ...coloured },
      { path: 'summary[5].score', actual: '"meanJoy"', ...coloured },
      { path: 'summary[6].score', actual: '"joy" twice; first in summary[2].score', ...second },
    ]);
  });

  it('has colours in every age band', () => {
    const problems = checkChanged((draft) => {
      delete getReport(draft, 'calm').bands[1]!.colours;
    });
    const others = { ...coloured, actual: '"calm"', fix: 'Write one of: joy, overall, balance.' };
    expect(problems).toMatchObject([
      { path: 'summary[1].score', ...others },
      { path: 'help.firstWhen[0].score', ...others },
    ]);
  });
});

describe('the help rule', () => {
  it('names scores with colours', () => {
    const problems = checkChanged((draft) => {
      draft.help.firstWhen = [
        { score: 'peace', colour: 'red' },
        { score: 'meanJoy', colour: 'red' },
      ];
    });
    expect(problems.map(({ path, actual }) => [path, actual])).toMatchObject([
      ['help.firstWhen[0].score', '"peace"'],
      ['help.firstWhen[1].score', '"meanJoy"'],
    ]);
  });
});

describe('the helplines', () => {
  it('are displayed first at a colour that the cuts can yield', () => {
    expect(
      checkChanged((draft) => (draft.help.firstWhen = [{ score: 'calm', colour: 'grey' }])),
    ).toMatchObject([
      {
        path: 'help.firstWhen[0].colour',
        expected: 'a colour that "calm" can have: red, green, blue',
        actual: '"grey", so the condition is never met',
        fix: 'Write a colour of its limits, or remove the condition.',
      },
    ]);
  });
});
