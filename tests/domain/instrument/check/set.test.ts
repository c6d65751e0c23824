import { describe, expect, it } from 'vitest';
import { checkSet } from '../../../../src/domain/instrument/check.ts';
import type { InstrumentRoutes } from '../../../../src/domain/instrument/instrument.ts';
import { anInstrument } from '../../../support/instrument-builder.ts';

function file(id: string, position: number, routes: Partial<InstrumentRoutes> = {}) {
  const own = {
    intro: `/${id}Page`,
    questionnaire: `/${id}Assessment`,
    feedback: `/${id}Feedback`,
    combined: `/${id}FeedbackComp`,
    afterFeedback: '/dashboard',
  };
  return anInstrument((draft) => Object.assign(draft, { id, position, routes: { ...own, ...routes } }));
}

describe('the files together', () => {
  it('pass with their own ids, places and addresses, in any order', () => {
    expect(checkSet([file('T2', 2), file('T3', 3), file('T1', 1)])).toEqual([]);
    expect(checkSet([])).toEqual([]);
  });

  it('have each id once', () => {
    const problems = checkSet([file('T1', 1), file('T1', 2, file('T9', 1).routes)]);
    expect(problems).toEqual([
      {
        at: 1,
        path: 'id',
        expected: 'an id that no other file has',
        found: '"T1" in two files',
        mend: 'Give each instrument its own id.',
      },
    ]);
  });

  it('have each place once', () => {
    expect(checkSet([file('T1', 1), file('T2', 3), file('T3', 3)])).toEqual([
      {
        at: 2,
        path: 'position',
        expected: 'each place from 1 to 3 once',
        found: '3 a second time',
        mend: 'Place 2 is free.',
      },
    ]);
  });

  it.each([0, 4, 1.5])('leave no gap in the order: %d', (position) => {
    expect(checkSet([file('T1', 1), file('T2', position), file('T3', 3)])).toEqual([
      {
        at: 1,
        path: 'position',
        expected: 'each place from 1 to 3 once',
        found: `${position}`,
        mend: 'Place 2 is free.',
      },
    ]);
  });

  it('share no address, whatever its case', () => {
    expect(checkSet([file('T1', 1), file('T2', 2, { feedback: '/t1page' })])).toEqual([
      {
        at: 1,
        path: 'routes.feedback',
        expected: 'an address that nothing else has',
        found: '"/t1page", also in T1 at routes.intro',
        mend: 'Choose another address.',
      },
    ]);
  });
});
