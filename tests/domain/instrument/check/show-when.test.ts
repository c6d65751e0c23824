import { describe, expect, it } from 'vitest';
import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';
import { listAdvice, checkInstrument, runExamples } from '#domain/instrument/check.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { patchCopy } from '#tests/support/patch.ts';

const checkPatched = (patch: InstrumentPatch) => {
  const instrument = patchCopy(anInstrument(), patch);
  return [...checkInstrument(instrument), ...listAdvice(instrument), ...runExamples(instrument)].map(
    ({ path, actual }) => `${path}: ${actual}`,
  );
};
const hidden = { 'items[3].hiddenValue': 4 };

describe('an item with a condition', () => {
  it('can depend on an earlier answer', () => {
    expect(checkPatched({ ...hidden, 'items[3].showWhen': { item: 'q1', from: 2 } })).toEqual([]);
    expect(checkPatched({ ...hidden, 'items[3].showWhen': { not: { item: 'q1', upTo: 1 } } })).toEqual([]);
  });

  it('cannot depend on a later answer', () => {
    expect(
      checkPatched({ 'items[0].hiddenValue': 4, 'items[0].showWhen': { any: [{ item: 'q4', from: 2 }] } }),
    ).toEqual(['items[0].showWhen.any[0].item: "q4", which is a later item']);
  });

  it('cannot depend on itself through others; each place of the cycle is reported', () => {
    expect(
      checkPatched({
        ...hidden,
        'items[0].hiddenValue': 4,
        'items[0].showWhen': {
          all: [
            { item: 'q2', from: 2 },
            { item: 'q4', from: 2 },
          ],
        },
        'items[3].showWhen': { not: { item: 'q1', is: 1 } },
      }),
    ).toEqual([
      'items[0].showWhen.all[1].item: a cycle: "q1" depends on "q4" at items[0].showWhen.all[1], "q4" depends on "q1" at items[3].showWhen.not',
    ]);
  });

  it('cannot depend on an an instruction', () => {
    expect(
      checkPatched({
        'items[2]': { id: 'part2', heading: 'Joy', instruction: 'Now think of joy.' },
        'items[3]': { id: 'q3', text: 'I laughed.' },
        'items[4]': { id: 'q4', text: 'I ate.', showWhen: { item: 'part2', from: 1 }, hiddenValue: 1 },
      }),
    ).toEqual(['items[4].showWhen.item: "part2", an instruction']);
  });

  it('in a shuffled questionnaire depends on an answer of an earlier block', () => {
    const twoBlocks = {
      'presentation.order': 'shuffled',
      'items[2]': { id: 'part2', heading: 'Joy', instruction: 'Now think of joy.' },
      'items[3]': { id: 'q3', text: 'I laughed.' },
    };
    const last = { id: 'q4', text: 'I enjoyed a meal.', hiddenValue: 4 };
    expect(
      checkPatched({ ...twoBlocks, 'items[4]': { ...last, showWhen: { item: 'q1', from: 2 } } }),
    ).toEqual([]);
    expect(
      checkPatched({ ...twoBlocks, 'items[4]': { ...last, showWhen: { item: 'q3', from: 2 } } }),
    ).toEqual(['items[4].showWhen.item: "q3" of the same block']);
  });

  it('on a list of options depends on one of its codes', () => {
    const joys = {
      kind: 'several',
      options: [
        { code: 1, label: 'Music' },
        { code: 2, label: 'A walk' },
      ],
    };
    const patch = {
      'examples[0].answers': [4, [1], 4, 4],
      scales: { joys },
      'items[1]': { id: 'q2', text: 'What did you enjoy?', scale: 'joys', unscored: true },
      'scores[0].formula.items': ['q1'],
      ...hidden,
    };
    const checkLastItem = (patch: InstrumentPatch) =>
      checkPatched(patch).filter((line) => line.startsWith('items[3]'));
    expect(checkLastItem({ ...patch, 'items[3].showWhen': { item: 'q2', includes: 1 } })).toEqual([]);
    expect(checkLastItem({ ...patch, 'items[3].showWhen': { item: 'q2', includes: 3 } })).toEqual([
      'items[3].showWhen.includes: 3',
    ]);
    expect(checkLastItem({ ...patch, 'items[3].showWhen': { item: 'q2', includes: 1, from: 2 } })).toEqual([
      'items[3].showWhen: "from"',
    ]);
  });

  it('on a rating is compared from 0 on', () => {
    const pain = { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'Worst pain' };
    const patch = { scales: { pain }, 'items[2].scale': 'pain', ...hidden };
    const checkLastItem = (patch: InstrumentPatch) =>
      checkPatched(patch).filter((line) => line.startsWith('items[3]'));
    expect(checkLastItem({ ...patch, 'items[3].showWhen': { item: 'q3', is: 0 } })).toEqual([]);
    expect(checkLastItem({ ...patch, 'items[3].showWhen': { item: 'q3', from: 11 } })).toEqual([
      'items[3].showWhen: "from": 11',
    ]);
  });

  it('without a score needs no value for when it is hidden, and a value is advised against', () => {
    const patch = {
      'items[4]': { id: 'q5', text: 'I slept well.', unscored: true, showWhen: { item: 'q1', from: 2 } },
      'examples[0].answers[4]': 1,
    };
    expect(checkPatched(patch)).toEqual([]);
    expect(checkPatched({ ...patch, 'items[4].hiddenValue': 1 })).toEqual([
      'items[4].hiddenValue: an item that is "unscored"',
    ]);
  });
});
