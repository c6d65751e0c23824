import { describe, expect, it } from 'vitest';
import type { Formula } from '#domain/instrument/instrument.ts';
import type { FractionRange, OperandValues } from '#domain/scoring/formulas/formula.ts';
import { formulas } from '#domain/scoring/formulas/index.ts';
import { listItemIds, listOperands, resolveOperands } from '#domain/scoring/formulas/operands.ts';
import { createRange } from '#domain/scoring/formulas/ranges.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';
import { type Fraction, roundFraction, createWholeFraction } from '#domain/scoring/fraction.ts';

const sum: Formula = { kind: 'sum', items: ['q1', 'q2'] };
const mean: Formula = { kind: 'mean', items: ['q1', 'q2', 'q3'] };
const total: Formula = { kind: 'sumOfScores', scores: ['calm', 'joy'] };
const ratio: Formula = { kind: 'ratio', numerator: 'joy', denominator: 'calm' };
const all = [sum, mean, total, ratio];

const createFraction = (over: number, under = 1): Fraction => ({ over, under });
const createFractionRange = (low: Fraction, high: Fraction): FractionRange => ({ low, high });
const toDecimal = (value: Fraction | null) => value && roundFraction(value, 4);
const toDecimals = (range: FractionRange | null) => range && [toDecimal(range.low), toDecimal(range.high)];

it('every formula has a description and one for each of its keys', () => {
  for (const { label, description, keys } of Object.values(formulas)) {
    expect(label).toMatch(/^[a-z].+[a-z]$/);
    expect(description).toMatch(/^[A-Z].+\.$/);
    expect(Object.values(keys).length).toBeGreaterThan(0);
    for (const key of Object.values(keys)) expect(key.description).toMatch(/^Ids? of .+\.$/);
  }
});

describe('the inputs of a formula', () => {
  it('are listed by key, in the order of the file', () => {
    expect(listOperands(sum)).toEqual([
      { key: 'items', of: 'items', isList: true, isNested: false, ids: ['q1', 'q2'] },
    ]);
    expect(listOperands(total)).toEqual([
      { key: 'scores', of: 'scores', isList: true, isNested: false, ids: ['calm', 'joy'] },
    ]);
    expect(listOperands(ratio)).toEqual([
      { key: 'numerator', of: 'scores', isList: false, isNested: false, ids: ['joy'] },
      { key: 'denominator', of: 'scores', isList: false, isNested: false, ids: ['calm'] },
    ]);
  });

  it('contain items only if it counts them itself', () => {
    expect(all.map(listItemIds)).toEqual([['q1', 'q2'], ['q1', 'q2', 'q3'], [], []]);
  });

  it('are empty for an omitted key', () => {
    expect(listOperands({ kind: 'sum' } as unknown as Formula)[0]?.ids).toEqual([]);
  });

  it('have their values by key: a list of values for a list of ids', () => {
    const values = new Map([
      ['q1', 4],
      ['q2', 0],
      ['joy', 2],
      ['calm', 3],
    ]);
    const resolve = (formula: Formula) => resolveOperands(formula, (id) => values.get(id));
    expect(resolve(sum)).toEqual({ items: [4, 0] });
    expect(resolve(ratio)).toEqual({ numerator: 2, denominator: 3 });
    expect(resolveOperands(sum, (id, kind) => `${kind} ${id}`)).toEqual({ items: ['items q1', 'items q2'] });
    expect(resolveOperands(total, (_, kind) => kind)).toEqual({ scores: ['scores', 'scores'] });
  });

  it('have no values if one of them is missing or null', () => {
    expect(resolveOperands(sum, (id) => (id === 'q1' ? 1 : undefined))).toBeNull();
    expect(resolveOperands(sum, (id) => (id === 'q2' ? 1 : null))).toBeNull();
    expect(resolveOperands(ratio, (id) => (id === 'joy' ? 1 : undefined))).toBeNull();
    expect(resolveOperands(ratio, (id) => (id === 'calm' ? 1 : null))).toBeNull();
  });
});

describe('the value of a formula', () => {
  const computeValue = (formula: Formula, operands: OperandValues<any, Fraction>) =>
    toDecimal(formulas[formula.kind].value(operands, formula));

  it('is exact: thirds add up to one', () => {
    expect(computeValue(sum, { items: [createFraction(4), createFraction(3), createFraction(2)] })).toBe(9);
    expect(computeValue(mean, { items: [createFraction(4), createFraction(3), createFraction(3)] })).toBe(
      3.3333,
    );
    expect(computeValue(total, { scores: [createFraction(1, 3), createFraction(2, 3)] })).toBe(1);
    expect(computeValue(ratio, { numerator: createFraction(3), denominator: createFraction(3, 2) })).toBe(2);
  });

  it('is undefined for a ratio to 0 or an empty mean', () => {
    expect(computeValue(ratio, { numerator: createFraction(3), denominator: createFraction(0) })).toBeNull();
    expect(computeValue(mean, { items: [] })).toBeNull();
  });
});

describe('the range of a formula', () => {
  const computeRange = (formula: Formula, operands: OperandValues<any, FractionRange>) =>
    toDecimals(formulas[formula.kind].range(operands, formula));
  const item = createFractionRange(createWholeFraction(1), createWholeFraction(6));

  it('is from the lowest to the highest possible value', () => {
    expect(computeRange(sum, { items: [item, item] })).toEqual([2, 12]);
    expect(computeRange(mean, { items: [item, item, item] })).toEqual([1, 6]);
    expect(
      computeRange(total, { scores: [item, createFractionRange(createFraction(1, 2), createFraction(5))] }),
    ).toEqual([1.5, 11]);
    // 1/8 to 6/2.
    expect(
      computeRange(ratio, {
        numerator: item,
        denominator: createFractionRange(createFraction(2), createFraction(8)),
      }),
    ).toEqual([0.125, 3]);
  });

  it('has two ends or none', () => {
    expect(createRange(createFraction(1), createFraction(2))).toEqual(
      createFractionRange(createFraction(1), createFraction(2)),
    );
    expect([createRange(null, createFraction(2)), createRange(createFraction(1), null)]).toEqual([
      null,
      null,
    ]);
  });

  it('is undefined for an empty mean, and for a ratio whose denominator can be 0 or less', () => {
    expect(computeRange(mean, { items: [] })).toBeNull();
    expect(
      computeRange(ratio, {
        numerator: item,
        denominator: createFractionRange(createFraction(0), createFraction(8)),
      }),
    ).toBeNull();
    expect(
      computeRange(ratio, {
        numerator: item,
        denominator: createFractionRange(createFraction(-1), createFraction(8)),
      }),
    ).toBeNull();
  });
});

it('formulas are described in words, with or without an article', () => {
  const describeWithIds = (formula: Formula) =>
    describeFormula(formula, (operand) => operand.ids.join(' and '));
  expect(all.map(describeWithIds)).toEqual([
    'sum of q1 and q2',
    'mean of q1 and q2 and q3',
    'sum of calm and joy',
    'joy divided by calm',
  ]);
  const describeWithKinds = (formula: Formula) => describeFormula(formula, (operand) => operand.of, 'the ');
  expect(all.map(describeWithKinds)).toEqual([
    'the sum of items',
    'the mean of items',
    'the sum of scores',
    'scores divided by scores',
  ]);
});
