import { describe, expect, it } from 'vitest';
import { isBreaking } from '#authoring/source/compare/change.ts';
import { compareInstruments } from '#authoring/source/compare/comparison.ts';
import { classifyChange, isSpellingOnly } from '#authoring/source/compare/version.ts';
import { runRulesUntilViolation } from '#authoring/finding/run-rules.ts';
import { versionRules } from '#authoring/rules/version/version-rules.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

type Change = (draft: Mutable<Instrument>) => void;
const first = anInstrument();

/** The findings of a file compared with its published versions. */
const listProblems = (published: readonly Instrument[], current: Instrument) =>
  runRulesUntilViolation(versionRules, { file: 'T1.json', published, current });

/** A file of this version, with a change. */
function createVersion(text: string, change: Change = () => {}) {
  return anInstrument((draft) => {
    draft.version = text;
    change(draft);
  });
}

const addItem: Change = (draft) => {
  draft.items[2] = { id: 'q3', text: 'I had a good laugh.' };
};
const changeWord: Change = (draft) => {
  draft.items[2] = { id: 'q3', text: 'I smiled.' };
};
const changeNorm: Change = (draft) => {
  getReport(draft, 'calm').bands[0]!.norm!.mean = 5.5;
};

describe('the major number', () => {
  it.each([
    ['1.0', 1],
    ['12.34', 12],
  ])('of %s is %i', (text, major) => {
    expect(getMajor(text)).toBe(major);
  });
});

describe('the required version', () => {
  const changeBy = (change: Change) => classifyChange(first, anInstrument(change));

  it('is unchanged if only the version, the schema pointer or the order of keys differs', () => {
    const shuffled = Object.fromEntries(Object.entries(createVersion('3.1')).toReversed());
    const same = { ...shuffled, $schema: './instrument.schema.json' } as unknown as Instrument;
    expect(classifyChange(first, same)).toBe('none');
  });

  it('is unchanged if a default value is omitted', () => {
    expect(changeBy((draft) => Object.assign(draft.items[0]!, { reverse: undefined }))).toBe('none');
  });

  it.each<[string, Change]>([
    ['a norm', changeNorm],
    ['a cut', (draft) => (getReport(draft, 'calm').bands[0]!.levels[0]!.upTo = 4)],
    ['a level text', (draft) => (getReport(draft, 'calm').levelTexts.Low!.text = 'Other words.')],
    ['a title', (draft) => (draft.scores[0]!.title = 'Calmness')],
    ['the feedback order', (draft) => draft.feedback.order.push(draft.feedback.order.shift()!)],
    ['the displayed range', (draft) => (getReport(draft, 'calm').range.min = 0)],
    ['an example', (draft) => draft.examples.pop()],
    ['the status', (draft) => (draft.status = 'validated')],
    ['the note on the norms', (draft) => (draft.normsNote = 'Measured here.')],
    ['the note on the norms to none', (draft) => (draft.normsNote = null)],
  ])('is minor for %s', (_, change) => {
    expect(changeBy(change)).toBe('minor');
  });

  it.each<[string, Change]>([
    ['the text of an item', addItem],
    ['the order of items', (draft) => draft.items.push(draft.items.shift()!)],
    ['the number of items', (draft) => draft.items.push({ id: 'q5', text: 'I slept well.' })],
    ['a reversal', (draft) => Object.assign(draft.items[0]!, { reverse: true })],
    ['the time frame', (draft) => (draft.presentation.recall = 'In the last month')],
    [
      'a label of the scale',
      (draft) => draft.scale.kind === 'choice' && (draft.scale.options[0]!.label = 'No'),
    ],
    ['a code', (draft) => draft.scale.kind === 'choice' && (draft.scale.options[3]!.code = 5)],
    ['a formula', (draft) => (draft.scores[4]!.formula = { kind: 'sum', items: ['q3', 'q4'] })],
    ['the decimals of a score', (draft) => (draft.scores[4]!.decimals = 1)],
    ['the name of a score', (draft) => (draft.scores[4]!.id = 'gladness')],
    ['the history order', (draft) => draft.history.order.push(draft.history.order.shift()!)],
  ])('is major for %s', (_, change) => {
    expect(changeBy(change)).toBe('major');
  });
});

describe('rules for missing answers', () => {
  const addRule: Change = (draft) => {
    draft.allowsMissing = true;
    draft.scores[4]!.missing = { atLeast: 1, rest: 'ownMean' };
  };
  const open = anInstrument((draft) => (draft.allowsMissing = true));
  const ruled = anInstrument(addRule);

  it('added to a version that had complete answers only are a minor version: its scores are the same', () => {
    expect(classifyChange(first, ruled)).toBe('minor');
    const { changes, size } = compareInstruments(first, ruled);
    expect(changes.some(isBreaking)).toBe(false);
    expect(size).toBe('minor');
  });

  it('added to or changed in a version that may have missing answers are a major version', () => {
    expect(classifyChange(open, ruled)).toBe('major');
    const stricter = anInstrument((draft) => {
      addRule(draft);
      draft.scores[4]!.missing!.atLeast = 2;
    });
    expect(classifyChange(ruled, stricter)).toBe('major');
    expect(compareInstruments(ruled, stricter).changes.some(isBreaking)).toBe(true);
  });
});

describe('words of positions', () => {
  const createPairs = (words: readonly (string | undefined)[]) =>
    anInstrument((draft) => {
      const positions = words.map((text, at) => ({
        position: at === 0 ? -1 : 1,
        code: at + 1,
        label: 'AB'[at]!,
        ...(text === undefined ? {} : { words: text }),
      }));
      draft.scales = { sides: { kind: 'bipolar', positions } };
    });
  const without = createPairs([undefined, undefined]);
  const worded = createPairs(['Like this', 'Like this']);

  it('that are added are a minor version', () => {
    expect(classifyChange(without, worded)).toBe('minor');
    expect(compareInstruments(without, worded).changes.some(isBreaking)).toBe(false);
  });

  it('that change are a major version', () => {
    const other = createPairs(['Like this', 'Quite like this']);
    expect(classifyChange(worded, other)).toBe('major');
    expect(classifyChange(worded, without)).toBe('major');
    expect(compareInstruments(worded, other).changes.some(isBreaking)).toBe(true);
  });
});

describe('next to the published versions', () => {
  it('a file that equals its published copy is valid, even if a newer one exists', () => {
    expect(listProblems([first], createVersion('1.0'))).toEqual([]);
    expect(listProblems([createVersion('2.0', addItem), first], createVersion('1.0'))).toEqual([]);
  });

  it('a changed norm requires a minor version, and the keys are named', () => {
    expect(listProblems([first], createVersion('1.0', changeNorm))).toMatchObject([
      {
        path: 'version',
        expected: 'the file as it was published as 1.0',
        actual: 'changes in scores[0].report.bands[0].norm.mean',
        fix: 'Raise the minor version to 1.1 (norms, cuts or texts changed), then publish it with npm run publish:instrument.',
      },
    ]);
  });

  it('a changed item requires a major version', () => {
    expect(listProblems([first], createVersion('1.0', addItem))).toMatchObject([
      {
        actual: 'changes in items[2].text',
        fix: 'Raise the major version to 2.0 (items, order, scale or keys changed), then publish it with npm run publish:instrument.',
      },
    ]);
  });

  it('a long list of changes is counted', () => {
    // Id and text differ in four paths, the reversal in two: 10. Five are named, the others counted.
    const reordered = createVersion('1.0', (draft) => draft.items.push(draft.items.shift()!));
    const [problem] = listProblems([first], reordered);
    expect(problem?.actual).toMatch(/^changes in (items\[\d\]\.\w+, ){4}items\[\d\]\.\w+ and 5 more$/);
  });

  it('an unpublished version requires publishing', () => {
    expect(listProblems([], first)).toMatchObject([
      {
        path: 'version',
        expected: 'a published copy of version 1.0',
        actual: 'nothing published yet',
        fix: 'Publish it with npm run publish:instrument.',
      },
    ]);
    for (const raised of [
      createVersion('1.1', changeNorm),
      createVersion('2.0', addItem),
      createVersion('2.0'),
    ]) {
      expect(listProblems([first], raised)).toMatchObject([
        { actual: '1.0 as the newest published version', fix: 'Publish it with npm run publish:instrument.' },
      ]);
    }
  });

  it('a version raised too little is reported', () => {
    expect(listProblems([first], createVersion('1.1', addItem))).toMatchObject([
      {
        path: 'version',
        expected:
          'a new major version, because items, order, scale or keys changed and scores no longer compare',
        actual: '1.0 raised to 1.1, with changes in items[2].text',
        fix: 'Raise the major version to 2.0.',
      },
    ]);
  });

  it('is compared with the newest by number, not by text', () => {
    const published = [createVersion('1.10', addItem), createVersion('1.9'), createVersion('1.2')];
    expect(listProblems(published, createVersion('1.11', addItem))).toMatchObject([
      { actual: '1.10 as the newest published version' },
    ]);
    expect(listProblems(published, createVersion('1.11'))).toMatchObject([
      { fix: 'Raise the major version to 2.0.' },
    ]);
  });

  it('a version below the newest is reported with the next free number', () => {
    const published = [first, createVersion('2.0', addItem)];
    expect(listProblems(published, createVersion('1.5', addItem))).toMatchObject([
      {
        path: 'version',
        expected: 'a version above 2.0, the newest published one',
        actual: '1.5',
        fix: 'Raise the version to 2.1.',
      },
    ]);
    expect(listProblems(published, createVersion('1.5'))).toMatchObject([
      { fix: 'Raise the version to 3.0.' },
    ]);
  });

  it('starts at 1.0, and increases by one', () => {
    expect(listProblems([], createVersion('1.1'))).toMatchObject([
      {
        path: 'version',
        expected: '1.0, since no version is published yet',
        actual: '1.1',
        fix: 'Write "version": "1.0".',
      },
    ]);
    expect(listProblems([first], createVersion('3.7', changeNorm))).toMatchObject([
      {
        path: 'version',
        expected: '1.1 or 2.0, the next version after 1.0, the newest published one',
        actual: '3.7',
        fix: 'Write "version": "1.1".',
      },
    ]);
    expect(listProblems([first], createVersion('2.1', addItem))).toMatchObject([
      { fix: 'Write "version": "2.0".' },
    ]);
    expect(listProblems([first], createVersion('1.2', changeNorm))).toMatchObject([
      { fix: 'Write "version": "1.1".' },
    ]);
  });

  it('template text is reported before the missing publication', () => {
    const [problem] = listProblems(
      [],
      createVersion('1.0', (draft) => (draft.items[3] = { id: 'q4', text: 'Statement 4 on sleep' })),
    );
    expect(problem?.fix).toMatch(/^First replace the texts of the template, .+ Then publish it with npm run/);
    expect(problem?.rule).toBe('version/unpublished');
  });

  it('a changed old version requires the number after the newest', () => {
    const published = [first, createVersion('2.0', addItem)];
    expect(listProblems(published, createVersion('1.0', changeNorm))).toMatchObject([
      { rule: 'version/changed-in-place', fix: expect.stringContaining('Raise the major version to 3.0') },
    ]);
  });
});

describe('a change of spelling', () => {
  const isOnlyWords = (change: Change) => isSpellingOnly(first, createVersion('1.0.1', change));

  it.each<[string, Change]>([
    ['an item', changeWord],
    ['a label', (draft) => draft.scale.kind === 'choice' && (draft.scale.options[0]!.label = 'Nevr')],
    ['a title', (draft) => (draft.scores[0]!.title = 'Calmness')],
    [
      'a level text',
      (draft) => (getReport(draft, 'calm').levelTexts.Low!.text = 'Your answers tell something.'),
    ],
    ['the time frame without its numbers', (draft) => (draft.presentation.recall = 'Over the last week')],
    [
      'a message and a basis',
      (draft) => {
        draft.messages.failed = 'Failed to submit questionnaire';
        getReport(draft, 'calm').average!.basis = 'Made up';
      },
    ],
  ])('is a change of the words of %s', (_, change) => {
    expect(isOnlyWords(change)).toBe(true);
  });

  it.each<[string, Change]>([
    ['without a change', () => {}],
    ['a rewritten item', (draft) => (draft.items[1] = { id: 'q2', text: 'I slept well.', reverse: true })],
    ['a changed norm', changeNorm],
    ['an added item', (draft) => draft.items.push({ id: 'q5', text: 'I slept well.' })],
    ['an item with another id', (draft) => (draft.items[0]!.id = 'q9')],
    ['a reversed item', (draft) => Object.assign(draft.items[0]!, { reverse: true })],
    ['reordered items', (draft) => draft.items.push(draft.items.shift()!)],
    ['a changed address', (draft) => (draft.routes.intro = '/other')],
    ['a changed status', (draft) => (draft.status = 'validated')],
    ['changed reading', (draft) => (getReport(draft, 'calm').levelTexts.Low!.reading = ['other'])],
    ['a changed level', (draft) => (getReport(draft, 'calm').bands[0]!.levels[0]!.is = 'High')],
    ['an added text', (draft) => (draft.presentation.note = 'A note.')],
    ['a removed text', (draft) => delete draft.presentation.recall],
    [
      'changed words together with a cut',
      (draft) => {
        changeWord(draft);
        getReport(draft, 'calm').bands[0]!.levels[0]!.upTo = 4;
      },
    ],
  ])('is not %s', (_, change) => {
    expect(isOnlyWords(change)).toBe(false);
  });

  it('is not a change of a number in a text', () => {
    const createWithWeeks = (count: number) =>
      createVersion('1.0', (draft) => (draft.presentation.recall = `The last ${count} weeks`));
    expect(isSpellingOnly(createWithWeeks(2), createWithWeeks(4))).toBe(false);
  });
});
