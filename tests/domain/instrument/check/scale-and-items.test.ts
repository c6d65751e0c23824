import { describe, expect, it } from 'vitest';
import { listAdvice, checkInstrument } from '#domain/instrument/check.ts';
import type { BipolarScale, ChoiceScale, Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, anInstrumentOfPairs, type Mutable } from '#tests/support/instrument-builder.ts';

const getOptions = (draft: Mutable<Instrument>) => (draft.scale as Mutable<ChoiceScale>).options;
const getPositions = (draft: Mutable<Instrument>) => (draft.scale as Mutable<BipolarScale>).positions;
const checkChanged = (change: (draft: Mutable<Instrument>) => void) => checkInstrument(anInstrument(change));
const checkChangedPairs = (change: (draft: Mutable<Instrument>) => void) =>
  checkInstrument(anInstrumentOfPairs(change));

describe('a scale', () => {
  it('has unique codes', () => {
    expect(checkChanged((draft) => (getOptions(draft)[2]!.code = 4))).toContainEqual(
      expect.objectContaining({
        path: 'scale.options[3].code',
        expected: 'a code that no other entry has',
        actual: '4 twice',
        fix: 'Give each entry its own code.',
      }),
    );
  });

  it('has unique labels', () => {
    expect(checkChanged((draft) => (getOptions(draft)[2]!.label = 'Always'))).toMatchObject([
      {
        path: 'scale.options[3].label',
        expected: 'a label that no other entry has',
        actual: 'Always twice',
        fix: 'Give each entry its own label.',
      },
    ]);
  });

  it('has whole codes', () => {
    expect(checkChanged((draft) => (getOptions(draft)[1]!.code = 1.5))).toMatchObject([
      {
        path: 'scale.options[1].code',
        expected: 'a whole number',
        actual: '1.5',
        fix: 'Write a code without decimals.',
      },
    ]);
  });

  it('does not have the code 0, which means unanswered', () => {
    expect(checkChanged((draft) => (getOptions(draft)[0]!.code = 0))).toContainEqual(
      expect.objectContaining({
        path: 'scale.options[0].code',
        expected: 'a code other than 0, which means "unanswered"',
        actual: '0',
        fix: 'Start the codes at 1. The score of an option can be its "value", which may be 0 or negative.',
      }),
    );
  });

  it('has options', () => {
    expect(checkChanged((draft) => getOptions(draft).splice(1))).toContainEqual(
      expect.objectContaining({
        path: 'scale.options',
        expected: 'at least two answers',
        actual: '1',
        fix: 'Add the missing ones.',
      }),
    );
  });
});

describe('a slider', () => {
  it('has unique positions, codes and labels', () => {
    const problems = checkChangedPairs((draft) => {
      getPositions(draft).push({ ...getPositions(draft)[0]! });
    });
    expect(problems.map(({ path, actual }) => [path, actual])).toMatchObject([
      ['scale.positions[4].code', '1 twice'],
      ['scale.positions[4].label', 'A twice'],
      ['scale.positions[4].position', '-2 twice'],
    ]);
  });

  it('has no code for its centre', () => {
    const problems = checkChangedPairs((draft) => {
      getPositions(draft).push({ position: 0, code: 5, label: 'E' });
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        path: 'scale.positions[4].position',
        expected: 'no code for the centre, which means "unanswered"',
        actual: 'an entry for position 0',
        fix: 'Remove the entry: it is only the initial position of the slider.',
      }),
    );
  });

  it.each([
    ['a gap', [-2, -1, 1, 3]],
    ['one side only', [1, 2, 3, 4]],
    ['positions with decimals', [-1, -0.5, 1, 2]],
  ])('has all positions on both sides of the centre, not %s', (_, positions) => {
    const problems = checkChangedPairs((draft) =>
      getPositions(draft).forEach((entry, at) => (entry.position = positions[at]!)),
    );
    expect(problems).toMatchObject([
      {
        path: 'scale.positions',
        expected: 'every whole position on both sides of the centre, such as -2, -1, 1, 2',
        actual: positions.join(', '),
        rule: 'instrument/positions-missing',
      },
    ]);
  });
});

describe('items', () => {
  it('have unique ids', () => {
    const problems = checkChanged((draft) => {
      draft.items.push({ id: 'q1', text: 'I felt well.' });
    });
    expect(problems).toMatchObject([
      {
        path: 'items[4].id',
        expected: 'an id that no other item has',
        actual: '"q1" twice',
        fix: 'Give each item its own id.',
      },
    ]);
  });

  it('are statements on a choice scale', () => {
    const problems = checkChanged((draft) => {
      draft.items[1] = { id: 'q2', left: 'Hurried', right: 'At ease' };
    });
    expect(problems).toMatchObject([
      {
        path: 'items[1]',
        expected: '"text", for any other scale',
        actual: 'a pair of statements',
        fix: 'Write the item in the form of the scale, or change the kind of the scale.',
      },
    ]);
  });

  it('are pairs on a slider', () => {
    const problems = checkChangedPairs((draft) => {
      draft.items[3] = { id: 'q4', text: 'I enjoyed a meal.' };
    });
    expect(problems).toMatchObject([
      {
        path: 'items[3]',
        expected: '"left" and "right", for a bipolar scale',
        actual: 'one statement',
      },
    ]);
  });

  it('are used by a score', () => {
    const problems = checkChanged((draft) => {
      draft.items.push({ id: 'q5', text: 'I slept well.' });
    });
    expect(problems).toMatchObject([
      {
        path: 'items[4]',
        expected: 'every item in a score',
        actual: '"q5" in none',
        fix: 'Add it to the items of a score, write "unscored": true, or remove it.',
      },
    ]);
  });

  it('have unique texts', () => {
    const [first] = anInstrument().items as unknown as [{ text: string }];
    const problems = checkChanged((draft) => {
      draft.items[3] = { id: 'q4', text: `${first.text.toUpperCase()}!` };
    });
    expect(problems).toMatchObject([
      {
        path: 'items[3]',
        expected: 'a text that no other item has',
        actual: 'the text of the item "q1"',
        fix: 'Write another text, or remove one of the two items.',
      },
    ]);
    const swapped = checkChangedPairs((draft) => {
      draft.items[3] = { id: 'q4', left: 'q1 right', right: 'q1 left' };
    });
    expect(swapped).toMatchObject([{ path: 'items[3]', actual: 'the text of the item "q1"' }]);
  });

  it('have two different ends', () => {
    const problems = checkChangedPairs((draft) => {
      draft.items[1] = { id: 'q2', left: 'At ease', right: 'At ease.' };
    });
    expect(problems).toMatchObject([
      {
        path: 'items[1].right',
        expected: 'a statement other than the left one',
        actual: '"At ease." at both ends',
        fix: 'Write the opposite of the left statement.',
      },
    ]);
  });
});

describe('codes', () => {
  const adviseOnCodes = (...all: number[]) =>
    listAdvice(anInstrument((draft) => getOptions(draft).forEach((option, at) => (option.code = all[at]!))));
  const adviseOnSlider = (...all: number[]) =>
    listAdvice(
      anInstrumentOfPairs((draft) => getPositions(draft).forEach((one, at) => (one.code = all[at]!))),
    );

  it('are accepted if evenly spaced', () => {
    for (const even of [adviseOnCodes(1, 2, 3, 4), adviseOnCodes(2, 4, 6, 8)]) expect(even).toEqual([]);
    // The scale is even with and without the centre of the slider.
    for (const even of [adviseOnSlider(1, 2, 3, 4), adviseOnSlider(1, 2, 4, 5)]) expect(even).toEqual([]);
  });

  it('are advised against if the options are in reversed order', () => {
    expect(adviseOnCodes(4, 3, 2, 1)).toMatchObject([
      {
        rule: 'instrument/codes-reversed',
        path: 'scale.options',
        actual: '4 "Never", 3 "Sometimes", 2 "Often", 1 "Always"',
      },
    ]);
  });

  it('are advised against if unevenly spaced', () => {
    expect(adviseOnCodes(1, 2, 4, 3)).toMatchObject([
      {
        path: 'scale.options',
        expected: 'codes that change by a constant step from one answer to the next',
        actual: '1, 2, 4, 3',
        fix: 'Check the codes for typing errors. If the steps differ on purpose, no change is needed.',
        level: 'advice',
      },
    ]);
    expect(adviseOnCodes(1, 2, 3, 5)).toHaveLength(1);
    expect(adviseOnSlider(1, 3, 4, 5)).toHaveLength(1);
  });
});
