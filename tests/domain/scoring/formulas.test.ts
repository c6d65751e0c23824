import { describe, expect, it } from 'vitest';
import type { Formula } from '#domain/instrument/instrument.ts';
import type { FractionRange, OperandValues } from '#domain/scoring/formulas/formula.ts';
import { formulas } from '#domain/scoring/formulas/index.ts';
import { listItemIds, listOperands, resolveOperands } from '#domain/scoring/formulas/operands.ts';
import { createRange } from '#domain/scoring/formulas/ranges.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';
import { type Fraction, roundFraction, whole } from '#domain/scoring/fraction.ts';

const sum: Formula = { kind: 'sum', items: ['q1', 'q2'] };
const mean: Formula = { kind: 'mean', items: ['q1', 'q2', 'q3'] };
const total: Formula = { kind: 'sumOfScores', scores: ['calm', 'joy'] };
const ratio: Formula = { kind: 'ratio', numerator: 'joy', denominator: 'calm' };
const all = [sum, mean, total, ratio];

const of = (over: number, under = 1): Fraction => ({ over, under });
const between = (low: Fraction, high: Fraction): FractionRange => ({ low, high });
const decimal = (value: Fraction | null) => value && roundFraction(value, 4);
const ends = (range: FractionRange | null) => range && [decimal(range.low), decimal(range.high)];

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
    const read = (formula: Formula) => resolveOperands(formula, (id) => values.get(id));
    expect(read(sum)).toEqual({ items: [4, 0] });
    expect(read(ratio)).toEqual({ numerator: 2, denominator: 3 });
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
  const valueOf = (formula: Formula, operands: OperandValues<any, Fraction>) =>
    decimal(formulas[formula.kind].value(operands, formula));

  it('is exact: thirds add up to one', () => {
    expect(valueOf(sum, { items: [of(4), of(3), of(2)] })).toBe(9);
    expect(valueOf(mean, { items: [of(4), of(3), of(3)] })).toBe(3.3333);
    expect(valueOf(total, { scores: [of(1, 3), of(2, 3)] })).toBe(1);
    expect(valueOf(ratio, { numerator: of(3), denominator: of(3, 2) })).toBe(2);
  });

  it('is undefined for a ratio to 0 or an empty mean', () => {
    expect(valueOf(ratio, { numerator: of(3), denominator: of(0) })).toBeNull();
    expect(valueOf(mean, { items: [] })).toBeNull();
  });
});

describe('the range of a formula', () => {
  const endsOf = (formula: Formula, operands: OperandValues<any, FractionRange>) =>
    ends(formulas[formula.kind].range(operands, formula));
  const item = between(whole(1), whole(6));

  it('is from the lowest to the highest possible value', () => {
    expect(endsOf(sum, { items: [item, item] })).toEqual([2, 12]);
    expect(endsOf(mean, { items: [item, item, item] })).toEqual([1, 6]);
    expect(endsOf(total, { scores: [item, between(of(1, 2), of(5))] })).toEqual([1.5, 11]);
    // 1/8 to 6/2.
    expect(endsOf(ratio, { numerator: item, denominator: between(of(2), of(8)) })).toEqual([0.125, 3]);
  });

  it('has two ends or none', () => {
    expect(createRange(of(1), of(2))).toEqual(between(of(1), of(2)));
    expect([createRange(null, of(2)), createRange(of(1), null)]).toEqual([null, null]);
  });

  it('is undefined for an empty mean, and for a ratio whose denominator can be 0 or less', () => {
    expect(endsOf(mean, { items: [] })).toBeNull();
    expect(endsOf(ratio, { numerator: item, denominator: between(of(0), of(8)) })).toBeNull();
    expect(endsOf(ratio, { numerator: item, denominator: between(of(-1), of(8)) })).toBeNull();
  });
});

it('formulas are described in words, with or without an article', () => {
  const ids = (formula: Formula) => describeFormula(formula, (operand) => operand.ids.join(' and '));
  expect(all.map(ids)).toEqual([
    'sum of q1 and q2',
    'mean of q1 and q2 and q3',
    'sum of calm and joy',
    'joy divided by calm',
  ]);
  const kinds = (formula: Formula) => describeFormula(formula, (operand) => operand.of, 'the ');
  expect(all.map(kinds)).toEqual([
    'the sum of items',
    'the mean of items',
    'the sum of scores',
    'scores divided by scores',
  ]);
});
