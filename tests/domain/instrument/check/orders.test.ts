import { describe, expect, it } from 'vitest';
import { checkInstrument } from '../../../../src/domain/instrument/check.ts';
import type { Instrument } from '../../../../src/domain/instrument/instrument.ts';
import { anInstrument, type Mutable, reportOf } from '../../../support/instrument-builder.ts';

const problemsOf = (change: (draft: Mutable<Instrument>) => void) => checkInstrument(anInstrument(change));
const left = (id: string) => ({ found: `no "${id}"`, mend: 'Add it to the list, or take its report out.' });
const second = { expected: 'each score once', mend: 'Take one of the two out.' };

describe('the feedback order', () => {
  it('names scores with a report', () => {
    const problems = problemsOf((draft) => draft.feedback.order.push('meanJoy', 'peace'));
    const known = { expected: 'a score with a report', mend: 'Name one of: calm, joy, overall, balance.' };
    expect(problems).toEqual([
      { path: 'feedback.order[4]', found: '"meanJoy"', ...known },
      { path: 'feedback.order[5]', found: '"peace"', ...known },
    ]);
  });

  it('names each once', () => {
    expect(problemsOf((draft) => draft.feedback.order.push('joy'))).toEqual([
      { path: 'feedback.order[4]', found: '"joy" a second time', ...second },
    ]);
  });

  it('leaves no report out', () => {
    expect(
      problemsOf((draft) => {
        draft.feedback.order.splice(3);
        draft.feedback.groups.splice(1);
      }),
    ).toEqual([
      { path: 'feedback.order', expected: 'every score with a report', ...left('balance') },
      {
        path: 'feedback.groups',
        expected: 'every score with a report, but the lead',
        ...left('balance'),
      },
    ]);
  });
});

describe('the history order', () => {
  it('names scores that exist, each once', () => {
    const problems = problemsOf((draft) => draft.history.order.push('peace', 'joy'));
    expect(problems).toEqual([
      {
        path: 'history.order[5]',
        expected: 'the id of a score',
        found: '"peace"',
        mend: 'Name one of: calm, joy, overall, balance, meanJoy.',
      },
      { path: 'history.order[6]', found: '"joy" a second time', ...second },
    ]);
  });
});

describe('what can be read again', () => {
  it('is every score with a report', () => {
    const problems = problemsOf((draft) => {
      draft.history.order = ['joy', 'calm', 'overall'];
    });
    expect(problems).toEqual([
      {
        path: 'history.order',
        expected: 'every score with a report, to be read again',
        ...left('balance'),
      },
    ]);
  });
});

describe('the feedback screen', () => {
  const shown = {
    expected: 'a score that stands in feedback.order',
    mend: 'Name one of: calm, joy, overall, balance.',
  };

  it('has a lead that is reported', () => {
    expect(problemsOf((draft) => (draft.feedback.lead = 'meanJoy'))).toContainEqual({
      path: 'feedback.lead',
      found: '"meanJoy"',
      ...shown,
    });
  });

  it('shows every score with a report, as the lead or in a group', () => {
    expect(problemsOf((draft) => (draft.feedback.lead = null))).toEqual([
      {
        path: 'feedback.groups',
        expected: 'every score with a report, but the lead',
        ...left('overall'),
      },
    ]);
  });

  it('may have no lead', () => {
    const problems = problemsOf((draft) => {
      draft.feedback.lead = null;
      draft.feedback.groups[1]!.scores.push('overall');
    });
    expect(problems).toEqual([]);
  });

  it('has groups of scores that are reported', () => {
    expect(problemsOf((draft) => draft.feedback.groups[0]!.scores.push('peace'))).toEqual([
      { path: 'feedback.groups[0].scores[2]', found: '"peace"', ...shown },
    ]);
  });

  it('shows each score once, as the lead or in one group', () => {
    const problems = problemsOf((draft) =>
      draft.feedback.groups.push({ heading: 'Once more', scores: ['joy', 'overall'] }),
    );
    expect(problems).toEqual([
      { path: 'feedback.groups[2].scores[0]', found: '"joy" a second time', ...second },
      { path: 'feedback.groups[2].scores[1]', found: '"overall" a second time', ...second },
    ]);
  });
});

describe('the summary', () => {
  const coloured = {
    expected: 'a score whose age bands all have colours',
    mend: 'Name one of: calm, joy, overall, balance.',
  };

  it('names scores that exist and are reported, each once', () => {
    const problems = problemsOf((draft) =>
      draft.summary.push({ score: 'peace' }, { score: 'meanJoy' }, { score: 'joy' }),
    );
    expect(problems).toEqual([
      { path: 'summary[4].score', found: '"peace"', ...coloured },
      { path: 'summary[5].score', found: '"meanJoy"', ...coloured },
      { path: 'summary[6].score', found: '"joy" a second time', ...second },
    ]);
  });

  it('has colours in every age band', () => {
    const problems = problemsOf((draft) => {
      delete reportOf(draft, 'calm').bands[1]!.colours;
    });
    const others = { ...coloured, found: '"calm"', mend: 'Name one of: joy, overall, balance.' };
    expect(problems).toEqual([
      { path: 'summary[1].score', ...others },
      { path: 'help.firstWhen[0].score', ...others },
    ]);
  });
});

describe('the help rule', () => {
  it('names scores that have colours', () => {
    const problems = problemsOf((draft) => {
      draft.help.firstWhen = [
        { score: 'peace', colour: 'red' },
        { score: 'meanJoy', colour: 'red' },
      ];
    });
    expect(problems.map(({ path, found }) => [path, found])).toEqual([
      ['help.firstWhen[0].score', '"peace"'],
      ['help.firstWhen[1].score', '"meanJoy"'],
    ]);
  });
});

describe('the help lines', () => {
  it('come first at a colour that the cuts give', () => {
    expect(problemsOf((draft) => (draft.help.firstWhen = [{ score: 'calm', colour: 'grey' }]))).toEqual([
      {
        path: 'help.firstWhen[0].colour',
        expected: 'a colour that "calm" can have: red, green, blue',
        found: '"grey", so the help lines would never come first',
        mend: 'Name a colour of its cuts, or take the condition out.',
      },
    ]);
  });
});
