import { describe, expect, it } from 'vitest';
import { checkSet } from '#domain/instrument/check.ts';
import type { InstrumentRoutes } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

function file(id: string, position: number, routes: Partial<InstrumentRoutes> = {}) {
  const own = {
    intro: `/${id}Page`,
    questionnaire: `/${id}Assessment`,
    feedback: `/${id}Feedback`,
    combined: `/${id}FeedbackComp`,
    afterFeedback: '/dashboard',
  };
  return anInstrument((draft) =>
    Object.assign(draft, { id, position, title: `Part ${id}`, routes: { ...own, ...routes } }),
  );
}

describe('the files together', () => {
  it('pass with their own ids, places and addresses, in any order', () => {
    expect(checkSet([file('T2', 2), file('T3', 3), file('T1', 1)])).toEqual([]);
    expect(checkSet([])).toEqual([]);
  });

  it('have each id once', () => {
    // Places and addresses of the copy are as wrong, and go with it.
    const problems = checkSet([file('T1', 1), file('T1', 1)], ['T1-quiet.json', 'T1-quiet copy.json']);
    expect(problems).toMatchObject([
      {
        at: 1,
        path: 'id',
        expected: 'an id that no other file has',
        actual: '"T1", which is also the id in T1-quiet.json',
        fix: 'If T1-quiet copy.json is a copy, take it out of the folder. A new questionnaire begins with npm run new:instrument.',
      },
    ]);
  });

  it('have each title once, whatever its letters', () => {
    const twin = anInstrument((draft) => Object.assign(draft, file('T2', 2), { title: 'part  t1.' }));
    expect(checkSet([file('T1', 1), twin])).toMatchObject([
      {
        at: 1,
        path: 'title',
        expected: 'a title that no other questionnaire has',
        actual: '"part  t1.", which T1 has, too',
        fix: 'Choose another title: people could not tell the two apart.',
      },
    ]);
  });

  it('have each place once', () => {
    expect(checkSet([file('T1', 1), file('T2', 3), file('T3', 3)])).toMatchObject([
      {
        at: 2,
        path: 'position',
        expected: 'each place from 1 to 3 once',
        actual: '3 a second time',
        fix: 'Write 2, which is free.',
      },
    ]);
  });

  it.each([0, 4, 1.5])('leave no gap in the order: %d', (position) => {
    expect(checkSet([file('T1', 1), file('T2', position), file('T3', 3)])).toMatchObject([
      {
        at: 1,
        path: 'position',
        expected: 'each place from 1 to 3 once',
        actual: `${position}`,
        fix: 'Write 2, which is free.',
      },
    ]);
  });

  it('share no address, whatever its case', () => {
    expect(checkSet([file('T1', 1), file('T2', 2, { feedback: '/t1page' })])).toMatchObject([
      {
        at: 1,
        path: 'routes.feedback',
        expected: 'an address that nothing else has',
        actual: '"/t1page", also in T1 at routes.intro',
        fix: 'Choose another address.',
      },
    ]);
  });
});
