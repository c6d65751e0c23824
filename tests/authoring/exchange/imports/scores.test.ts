import { describe, expect, test } from 'vitest';
import { parseExpression } from '#authoring/exchange/imports/expression/parse-expression.ts';
import { parseFhirPath } from '#authoring/exchange/imports/fhir/fhirpath.ts';
import { ScoreBook } from '#authoring/exchange/imports/scores/score-book.ts';
import { ScoreCompiler } from '#authoring/exchange/imports/scores/score-compiler.ts';
import type { ScoredQuestion } from '#authoring/exchange/imports/scores/score-source.ts';
import type { Expression } from '#authoring/exchange/imports/expression/expression.ts';

/** Answers 0 to 3, the clock times t and u, and the multiple choice m with the options 1 and 2. */
const createQuestions = (): Map<string, ScoredQuestion> =>
  new Map([
    ...['a', 'b', 'c'].map((id): [string, ScoredQuestion] => [
      id,
      {
        id,
        codes: new Map([0, 1, 2, 3].map((raw) => [String(raw), raw + 1])),
        scale: {
          kind: 'choice',
          options: [0, 1, 2, 3].map((value) => ({ code: value + 1, value, label: `Answer ${value}` })),
        },
      },
    ]),
    ...['t', 'u'].map((id): [string, ScoredQuestion] => [
      id,
      { id, codes: new Map(), scale: { kind: 'time' } },
    ]),
    [
      'm',
      {
        id: 'm',
        codes: new Map([
          ['1', 1],
          ['2', 2],
        ]),
        scale: {
          kind: 'several',
          options: [
            { code: 1, label: 'One' },
            { code: 2, label: 'Two' },
          ],
        },
      },
    ],
  ]);

function compile(expression: Expression | undefined) {
  if (!expression) throw new Error('The expression was not parsed.');
  const book = new ScoreBook(createQuestions());
  const compiler = new ScoreCompiler(book);
  compiler.compileScore('x', 'X', expression);
  return book.scores.map(({ formula, recode, missing, rounding, decimals }) => ({
    ...formula,
    ...(recode && { recode }),
    ...(missing && { missing }),
    ...(rounding && { rounding }),
    decimals,
  }));
}

describe('calculations of REDCap and XLSForm', () => {
  test.each<[string, object[]]>([
    ['sum([a], [b])', [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }]],
    ['[a] + [b] * 2', [{ kind: 'weightedSum', items: ['a', 'b'], weights: [1, 2], decimals: 0 }]],
    ['mean([a],[b],[c])', [{ kind: 'mean', items: ['a', 'b', 'c'], decimals: 2 }]],
    ['round(([a]+[b]+[c])/3, 1)', [{ kind: 'mean', items: ['a', 'b', 'c'], decimals: 1 }]],
    ['max([a],[b])', [{ kind: 'highest', items: ['a', 'b'], decimals: 0 }]],
    ['${a} + ${b}', [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }]],
    ['int(${a}) + coalesce(${b}, 0)', [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }]],
    ['[m(1)] + [m(2)] + [a]', [{ kind: 'sum', items: ['m', 'a'], decimals: 0 }]],
    ['if([a]>1,1,0)+if([b]>1,1,0)', [{ kind: 'countFrom', items: ['a', 'b'], from: 2, decimals: 0 }]],
    ["if([a] <> '' and [b] <> '', [a] + [b], '')", [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }]],
    ['rounddown([a] + [b], 0)', [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }]],
    [
      '([a] + [b]) / [c]',
      [
        { kind: 'sum', items: ['a', 'b'], decimals: 0 },
        { kind: 'sum', items: ['c'], decimals: 0 },
        { kind: 'ratio', numerator: 'numerator', denominator: 'denominator', decimals: 2 },
      ],
    ],
    [
      '([a] + [b]) * 4 + 10',
      [
        { kind: 'weightedSum', items: ['a', 'b'], weights: [4, 4], decimals: 0 },
        { kind: 'linear', score: 'xPart1', a: 10, b: 1, decimals: 0 },
      ],
    ],
    [
      'if([a]+[b] >= 4, 2, if([a]+[b] >= 2, 1, 0))',
      [
        { kind: 'sum', items: ['a', 'b'], decimals: 0 },
        {
          kind: 'rules',
          cases: [
            { when: { score: 'condition', from: 4 }, value: 2 },
            { when: { score: 'condition', from: 2 }, value: 1 },
          ],
          otherwise: 0,
          decimals: 0,
        },
      ],
    ],
    [
      '[a] * [b] * 2',
      [
        { kind: 'product', items: ['a', 'b'], decimals: 0 },
        { kind: 'linear', score: 'product', a: 0, b: 2, decimals: 0 },
      ],
    ],
    [
      'roundup([a] / 2, 0)',
      [{ kind: 'weightedSum', items: ['a'], weights: [0.5], decimals: 0, rounding: { mode: 'up' } }],
    ],
    [
      'round([a] / 2, 0) + [b]',
      [
        { kind: 'weightedSum', items: ['a'], weights: [0.5], decimals: 0, rounding: { passedOn: 'rounded' } },
        { kind: 'sum', items: ['b'], decimals: 0 },
        { kind: 'sumOfScores', scores: ['xPart1', 'rounded'], decimals: 0 },
      ],
    ],
    [
      'pow([a], 2)',
      [
        {
          kind: 'sum',
          items: ['a'],
          recode: [0, 1, 4, 9].map((value, from) => ({ from, value })),
          decimals: 0,
        },
      ],
    ],
    [
      'if([a]=3,1,if([a]=2,2,0)) + if([b]=3,1,if([b]=2,2,0))',
      [
        {
          kind: 'sum',
          items: ['a', 'b'],
          recode: [
            { from: 0, to: 1, value: 0 },
            { from: 2, value: 2 },
            { from: 3, value: 1 },
          ],
          decimals: 0,
        },
      ],
    ],
    ["if([a] > 1, 'high', 'low')", [{ kind: 'countFrom', items: ['a'], from: 2, decimals: 0 }]],
    [
      "if([a] > 2, 'high', if([a] > 1, 'some', 'low'))",
      [
        {
          kind: 'rules',
          cases: [
            { when: { item: 'a', from: 3 }, value: 2 },
            { when: { item: 'a', from: 2 }, value: 1 },
          ],
          otherwise: 0,
          decimals: 0,
        },
      ],
    ],
    ["if(selected([a], '2'), 1, 0)", [{ kind: 'countFrom', items: ['a'], from: 2, upTo: 2, decimals: 0 }]],
    [
      'if(count([a],[b],[c]) >= 2, round(mean([a],[b],[c]), 1), "")',
      [{ kind: 'mean', items: ['a', 'b', 'c'], missing: { atLeast: 2, rest: 'leftOut' }, decimals: 1 }],
    ],
    [
      'if(count([a],[b],[c]) > 1, mean([a],[b],[c]) * 3, "")',
      [{ kind: 'sum', items: ['a', 'b', 'c'], missing: { atLeast: 2, rest: 'ownMean' }, decimals: 2 }],
    ],
    ["datediff([t], [u], 'm')", [{ kind: 'timeBetween', start: 't', end: 'u', decimals: 0 }]],
    [
      'if([u] - [t] < 0, [u] - [t] + 1440, [u] - [t])',
      [{ kind: 'timeBetween', start: 't', end: 'u', decimals: 0 }],
    ],
    ['([u] - [t] + 1440) mod 1440', [{ kind: 'timeBetween', start: 't', end: 'u', decimals: 0 }]],
  ])('%s', (text, formulas) => {
    expect(compile(parseExpression(text))).toEqual(formulas);
  });

  test.each([
    ['[a] * ([b] + 1)', 'values that are not answers'],
    ['[a] ^ 1.5', 'no whole number'],
    ['[a] * [a] * [b]', 'with itself and with another one'],
    ['[m(1)]', 'some options of "m"'],
    ['[z] + [a]', '"z"'],
    ["if([a] > 1, 'high', 3)", 'a text'],
    ['sqrt([a])', 'sqrt()'],
    ['if([a] > 1, [b], [c])', 'one formula under a condition'],
    ['5', 'the same number for everyone'],
    ['[a] > [b]', 'compares two answers'],
  ])('%s has no formula, because it %s', (text, reason) => {
    expect(() => compile(parseExpression(text))).toThrow(reason);
  });
});

test('lowest + highest - answer is a reversed item, unless another score counts it as it is', () => {
  const book = new ScoreBook(createQuestions());
  const compiler = new ScoreCompiler(book);
  const add = (name: string, text: string) => {
    const expression = parseExpression(text);
    if (expression) compiler.compileScore(name, name, expression);
  };
  add('first', '[a] + (3 - [b])');
  add('second', '[b] + [c]');
  expect([...book.reversed]).toEqual(['b']);
  // [b] is 3 - the value of the reversed item.
  expect(book.scores.map(({ id, formula }) => ({ id, ...formula }))).toEqual([
    { id: 'first', kind: 'sum', items: ['a', 'b'] },
    { id: 'secondPart1', kind: 'weightedSum', items: ['b', 'c'], weights: [-1, 1] },
    { id: 'second', kind: 'linear', score: 'secondPart1', a: 3, b: 1 },
  ]);
});

describe('calculations of FHIR', () => {
  const variables = {
    named: new Map([['v', "%resource.item.where(linkId='a').answer.value.ordinal()"]]),
    questions: ['a', 'b', 'c'],
    weighted: new Set<string>(),
    isOwn: false,
  };
  test.each<[string, object[]]>([
    ['%v + %v', [{ kind: 'weightedSum', items: ['a'], weights: [2], decimals: 0 }]],
    [
      "%resource.descendants().where(linkId in ('a'|'b')).answer.weight().sum()",
      [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }],
    ],
    ['%resource.repeat(item).answer.weight().sum()', [{ kind: 'sum', items: ['a', 'b', 'c'], decimals: 0 }]],
    [
      "iif(%v.exists(), %v, 0) + %resource.item.where(linkId='b').answer.value",
      [{ kind: 'sum', items: ['a', 'b'], decimals: 0 }],
    ],
    [
      "(%v | %resource.item.where(linkId='b').answer.value).max()",
      [{ kind: 'highest', items: ['a', 'b'], decimals: 0 }],
    ],
    ['(%v + 0.5).floor()', [{ kind: 'sum', items: ['a'], decimals: 0 }]],
  ])('%s', (text, formulas) => {
    expect(compile(parseFhirPath(text, variables))).toEqual(formulas);
  });

  test('a circle of variables has no formula', () => {
    const circle = {
      ...variables,
      named: new Map([
        ['v', '%w'],
        ['w', '%v'],
      ]),
    };
    expect(() => compile(parseFhirPath('%v', circle))).toThrow();
  });
});
