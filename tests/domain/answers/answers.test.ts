import { describe, expect, it } from 'vitest';
import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import { listCodes } from '#domain/answers/codes.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';

describe('codes of a scale', () => {
  it('are those of the options in ascending order', () => {
    const unordered = anInstrument(
      (draft) => draft.scale.kind === 'choice' && draft.scale.options.push(draft.scale.options.shift()!),
    );
    expect(listCodes(unordered.scale)).toEqual([1, 2, 3, 4]);
  });

  it('are those of the positions of a slider', () => {
    expect(listCodes(anInstrumentOfPairs().scale)).toEqual([1, 2, 3, 4]);
  });
});

describe('validation of answers', () => {
  const instrument = anInstrument();

  it('accepts one code for every item', () => {
    expect(checkAnswers(instrument, [1, 4, 2, 3])).toBeNull();
    expect(checkAnswers(anInstrumentOfPairs(), [1, 4, 2, 3])).toBeNull();
  });

  it('reports the expected and the received number of answers', () => {
    const tooFew = checkAnswers(instrument, [1, 2, 3]);
    expect(tooFew?.message).toBe('4 answers were expected and 3 came. Please go through the list again.');
    expect(tooFew?.positions).toEqual([]);
    expect(checkAnswers(instrument, [1, 2, 3, 4, 4])?.message).toContain('5 came');
    expect(checkAnswers(instrument, [])?.message).toContain('0 came');
  });

  it('reports the number of the question without an answer, counted from 1', () => {
    expect(checkAnswers(instrument, [1, 2, null, 4])).toEqual({
      kind: 'missing',
      message: 'Question 3 has no answer. Please choose a value.',
      positions: [2],
    });
  });

  it('reports the first unanswered question and the number of others', () => {
    expect(checkAnswers(instrument, [null, 2, 3, null])).toEqual({
      kind: 'missing',
      message: 'Question 1 and 1 more have no answer. Please choose a value for each.',
      positions: [0, 3],
    });
  });

  it("uses the instrument's own noun for its items", () => {
    const cards = anInstrument((draft) => {
      draft.presentation.unit = 'Card';
    });
    expect(checkAnswers(cards, [1, null, 3, 4])?.message).toBe(
      'Card 2 has no answer. Please choose a value.',
    );
  });

  it.each([
    ['a code above the scale', 5],
    ['a code below the scale', -1],
    ['a 0 that was not converted to null', 0],
    ['a number with decimals', 2.5],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a text', '2'],
    ['true', true],
    ['undefined', undefined],
    ['a list', [2]],
  ])('rejects %s', (_, value) => {
    const problem = checkAnswers(instrument, [1, value, 3, 4] as Answers);
    expect(problem).toEqual({
      kind: 'offScale',
      message: 'Question 2 has an answer that is not on the scale. Please choose a value.',
      positions: [1],
    });
  });

  it('reports wrong codes before missing answers', () => {
    expect(checkAnswers(instrument, [null, 9, 3, 7])?.positions).toEqual([1, 3]);
  });

  it('accepts missing answers if the instrument allows them, but no wrong code', () => {
    const lenient = anInstrument((draft) => {
      draft.allowsMissing = true;
    });
    expect(checkAnswers(lenient, [1, null, null, 4])).toBeNull();
    expect(checkAnswers(lenient, [1, null, 9, 4])?.positions).toEqual([2]);
  });
});
