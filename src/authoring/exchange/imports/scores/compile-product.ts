import { getConstant, type Linear, scale, type Term } from './linear.ts';
import type { ScoreBook } from './score-book.ts';
import { UnsupportedError } from './score-source.ts';
import { listItemValues } from './values.ts';

/**
 * Compiles a product: numbers are weights, and two or more answers a product.
 * @throws UnsupportedError with the reason
 */
export function compileProduct(factors: readonly Linear[], book: ScoreBook): Linear {
  const constants = factors.map(getConstant).filter((one) => one !== undefined);
  const number = constants.reduce((product, one) => product * one, 1);
  const [only, ...others] = factors.filter((one) => getConstant(one) === undefined);
  if (!only) return { terms: [], constant: number };
  if (others.length === 0) return scale(only, number);
  const terms = [only, ...others].map(getSingleItem);
  const items = terms.map(({ id }) => id);
  if (new Set(items).size < items.length) {
    const [first] = items;
    const isPower = first !== undefined && new Set(items).size === 1 && number === 1;
    if (isPower) return compilePower(only, items.length, book);
    throw new UnsupportedError('it multiplies an answer with itself and with another one');
  }
  const weight = terms.reduce((product, term) => product * term.weight, number);
  const isWhole = [only, ...others].every((one) => book.isWhole(one));
  return scale(book.addHelper('product', { kind: 'product', items }, isWhole), weight);
}

/**
 * Compiles a whole power of one answer: what each value counts.
 * @throws UnsupportedError with the reason
 */
export function compilePower(base: Linear, exponent: number | undefined, book: ScoreBook): Linear {
  if (exponent === 1) return base;
  if (exponent === undefined || !Number.isInteger(exponent) || exponent < 2 || exponent > 6)
    throw new UnsupportedError('it uses a power that is no whole number from 2 to 6');
  const { id, weight } = getSingleItem(base);
  const question = book.getQuestionById(id);
  const values = question && listItemValues(question.scale);
  if (!values) throw new UnsupportedError('it uses a power of an answer with many values');
  const recode = values.map((from) => ({ from, value: from ** exponent }));
  return { terms: [{ of: 'item', id, weight: weight ** exponent, recode }], constant: 0 };
}

function getSingleItem({ terms, constant }: Linear): Term {
  const [only] = terms;
  if (terms.length !== 1 || constant !== 0 || only?.of !== 'item' || only.cut || only.recode)
    throw new UnsupportedError('it multiplies values that are not answers');
  return only;
}
