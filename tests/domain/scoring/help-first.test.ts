import { describe, expect, it } from 'vitest';
import type { HelpCondition } from '#domain/instrument/instrument.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const allLow = [1, 4, 1, 1];
const allHigh = [4, 1, 4, 4];

/** Whether help is first for these answers at 30, under these conditions. */
function isHelpFirst(firstWhen: readonly HelpCondition[], ans: number[], known = true) {
  const instrument = anInstrument((draft) => {
    draft.help.firstWhen = structuredClone(firstWhen) as typeof draft.help.firstWhen;
  });
  return isHelpShownFirst(instrument, {
    result: computeResult(instrument, ans, { age: 30 }),
    ans: known ? ans : null,
    age: 30,
  });
}

describe('help is displayed first', () => {
  it('for one answer at or above its code, whatever the total', () => {
    const rule = [{ item: 'q1', from: 3 }];
    expect(isHelpFirst(rule, [3, 1, 4, 4])).toBe(true);
    expect(isHelpFirst(rule, [4, 1, 4, 4])).toBe(true);
    expect(isHelpFirst(rule, [2, 1, 4, 4])).toBe(false);
  });

  it('by the given code, also if the item is reversed', () => {
    expect(isHelpFirst([{ item: 'q2', from: 4 }], allLow)).toBe(true);
    expect(isHelpFirst([{ item: 'q2', from: 4 }], allHigh)).toBe(false);
  });

  it('for no missing answer', () => {
    expect(isHelpFirst([{ item: 'q1', from: 1 }], allHigh, false)).toBe(false);
  });

  it('for a score by colour, level or minimum; several keys must all match', () => {
    // calm = 2 (lowest): red and Low; 8 (highest): blue and High.
    expect(isHelpFirst([{ score: 'calm', colour: 'red' }], allLow)).toBe(true);
    expect(isHelpFirst([{ score: 'calm', colour: 'red' }], allHigh)).toBe(false);
    expect(isHelpFirst([{ score: 'calm', level: 'Low' }], allLow)).toBe(true);
    expect(isHelpFirst([{ score: 'calm', from: 8 }], allHigh)).toBe(true);
    expect(isHelpFirst([{ score: 'calm', from: 8, level: 'Low' }], allHigh)).toBe(false);
  });

  it('if all conditions of a group match', () => {
    const both: HelpCondition[] = [
      {
        all: [
          { score: 'calm', level: 'Low' },
          { item: 'q3', from: 2 },
        ],
      },
    ];
    expect(isHelpFirst(both, [1, 4, 2, 1])).toBe(true);
    expect(isHelpFirst(both, allLow)).toBe(false);
    expect(isHelpFirst(both, [4, 1, 2, 1])).toBe(false);
  });

  it('never without a rule', () => {
    expect(isHelpFirst([], allLow)).toBe(false);
  });
});
