import { describe, expect, it } from 'vitest';
import { checkSet } from '#domain/instrument/check.ts';
import type { InstrumentRoutes, SetRule } from '#domain/instrument/instrument.ts';
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

  it('count places without the retired ones, which keep what they had', () => {
    const set = { retired: true };
    expect(checkSet([file('T1', 1), withSet('T2', 2, set), file('T3', 2)])).toEqual([]);
    expect(checkSet([file('T1', 1), withSet('T2', 2, set), file('T3', 3)])).toMatchObject([
      { at: 2, path: 'position', expected: 'each place from 1 to 2 once', actual: '3' },
    ]);
  });
});

const withSet = (id: string, position: number, set: SetRule) =>
  anInstrument((draft) => Object.assign(draft, file(id, position), { set }));

describe('what a file needs', () => {
  it('is the id of another one', () => {
    expect(checkSet([file('T1', 1), withSet('T2', 2, { needs: ['T1', 'T9'] })])).toMatchObject([
      {
        rule: 'instrument/needs-known',
        at: 1,
        path: 'set.needs[1]',
        expected: 'the id of a questionnaire that is still asked: T1',
        actual: '"T9", which no file has',
      },
    ]);
  });

  it('is not retired', () => {
    const files = [withSet('T1', 1, { retired: true }), withSet('T2', 1, { needs: ['T1'] })];
    expect(checkSet(files, ['quiet.json', 'loud.json'])).toMatchObject([
      { rule: 'instrument/needs-known', at: 1, actual: '"T1", which is retired in quiet.json' },
    ]);
  });

  it('is not itself', () => {
    expect(checkSet([withSet('T1', 1, { needs: ['T1'] })])).toMatchObject([
      {
        rule: 'instrument/needs-circle',
        at: 0,
        path: 'set.needs[0]',
        actual: '"T1", the questionnaire itself',
      },
    ]);
  });

  it('does not wait for it in turn, be it that it stands behind it', () => {
    expect(checkSet([withSet('T1', 1, { needs: ['T2'] }), file('T2', 2)])).toMatchObject([
      {
        rule: 'instrument/needs-circle',
        at: 0,
        path: 'set.needs[0]',
        actual: '"T1" needs "T2", which needs "T1"',
        fix: 'Take "T2" out of the list, or change what one of the others needs.',
      },
    ]);
  });

  it('may be told of a circle once, whoever is in it', () => {
    const files = [
      withSet('T1', 1, { needs: ['T3'] }),
      withSet('T2', 2, { needs: ['T1'] }),
      withSet('T3', 3, { needs: [] as string[], optional: true }),
    ];
    expect(checkSet(files)).toEqual([]);
    const round = files.with(2, withSet('T3', 3, { needs: ['T2'] }));
    expect(checkSet(round)).toMatchObject([
      { at: 0, actual: '"T1" needs "T3", which needs "T2", which needs "T1"' },
    ]);
  });

  it('may be several, or none', () => {
    const several = withSet('T3', 3, { needs: ['T1', 'T2'] });
    expect(checkSet([file('T1', 1), withSet('T2', 2, { needs: [] }), several])).toEqual([]);
  });
});
