import { describe, expect, it } from 'vitest';
import { checkSet } from '#domain/instrument/check.ts';
import type { InstrumentRoutes, SetRule } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

function createFile(id: string, position: number, routes: Partial<InstrumentRoutes> = {}) {
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

describe('the set of files', () => {
  it('is valid with unique ids, positions and addresses, in any order', () => {
    expect(checkSet([createFile('T2', 2), createFile('T3', 3), createFile('T1', 1)])).toEqual([]);
    expect(checkSet([])).toEqual([]);
  });

  it('has unique ids', () => {
    // The copy's position and address are duplicates too, and are not reported separately.
    const problems = checkSet(
      [createFile('T1', 1), createFile('T1', 1)],
      ['T1-quiet.json', 'T1-quiet copy.json'],
    );
    expect(problems).toMatchObject([
      {
        at: 1,
        path: 'id',
        expected: 'an id that no other file has',
        actual: '"T1", which is also the id in T1-quiet.json',
        fix: 'If T1-quiet copy.json is a copy, remove it from the folder. Create new questionnaires with npm run new:instrument.',
      },
    ]);
  });

  it('has unique titles, regardless of letter case', () => {
    const duplicate = anInstrument((draft) =>
      Object.assign(draft, createFile('T2', 2), { title: 'part  t1.' }),
    );
    expect(checkSet([createFile('T1', 1), duplicate])).toMatchObject([
      {
        at: 1,
        path: 'title',
        expected: 'a title that no other questionnaire has',
        actual: '"part  t1.", which T1 has, too',
        fix: 'Choose another title.',
      },
    ]);
  });

  it('has unique positions', () => {
    expect(checkSet([createFile('T1', 1), createFile('T2', 3), createFile('T3', 3)])).toMatchObject([
      {
        at: 2,
        path: 'position',
        expected: 'each position from 1 to 3 once',
        actual: '3 twice',
        fix: 'Write 2, which is free.',
      },
    ]);
  });

  it.each([0, 4, 1.5])('has no gap in the order: %d', (position) => {
    expect(checkSet([createFile('T1', 1), createFile('T2', position), createFile('T3', 3)])).toMatchObject([
      {
        at: 1,
        path: 'position',
        expected: 'each position from 1 to 3 once',
        actual: `${position}`,
        fix: 'Write 2, which is free.',
      },
    ]);
  });

  it('has unique addresses, regardless of letter case', () => {
    expect(checkSet([createFile('T1', 1), createFile('T2', 2, { feedback: '/t1page' })])).toMatchObject([
      {
        at: 1,
        path: 'routes.feedback',
        expected: 'an address that no other screen has',
        actual: '"/t1page", also in T1 at routes.intro',
        fix: 'Choose another address.',
      },
    ]);
  });

  it('ignores retired files when it counts positions', () => {
    const set = { retired: true };
    expect(checkSet([createFile('T1', 1), withSet('T2', 2, set), createFile('T3', 2)])).toEqual([]);
    expect(checkSet([createFile('T1', 1), withSet('T2', 2, set), createFile('T3', 3)])).toMatchObject([
      { at: 2, path: 'position', expected: 'each position from 1 to 2 once', actual: '3' },
    ]);
  });
});

const withSet = (id: string, position: number, set: SetRule) =>
  anInstrument((draft) => Object.assign(draft, createFile(id, position), { set }));

describe('a required section', () => {
  it('is the id of another one', () => {
    expect(checkSet([createFile('T1', 1), withSet('T2', 2, { needs: ['T1', 'T9'] })])).toMatchObject([
      {
        rule: 'instrument/needs-known',
        at: 1,
        path: 'set.needs[1]',
        expected: 'the id of a questionnaire that is not retired: T1',
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

  it('does not require this one in turn, even at a later position', () => {
    expect(checkSet([withSet('T1', 1, { needs: ['T2'] }), createFile('T2', 2)])).toMatchObject([
      {
        rule: 'instrument/needs-circle',
        at: 0,
        path: 'set.needs[0]',
        actual: '"T1" needs "T2", which needs "T1"',
        fix: 'Remove "T2" from the list, or change the needs of another questionnaire.',
      },
    ]);
  });

  it('is reported once for a cycle', () => {
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

  it('can be one of several, or absent', () => {
    const several = withSet('T3', 3, { needs: ['T1', 'T2'] });
    expect(checkSet([createFile('T1', 1), withSet('T2', 2, { needs: [] }), several])).toEqual([]);
  });
});
