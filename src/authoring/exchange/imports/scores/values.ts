import type { Scale } from '#domain/instrument/instrument.ts';
import { computeScaleRange } from '#domain/scoring/item-values.ts';
import type { ScoredQuestion } from './score-source.ts';

/** Returns what an option counts by the value that the form stores; undefined if there is no such option. */
export function findOptionValue({ scale, codes }: ScoredQuestion, raw: string): number | undefined {
  const code = codes.get(raw) ?? [...codes].find(([own]) => isSameNumber(own, raw))?.[1];
  if (scale.kind !== 'choice' || code === undefined) return undefined;
  const option = scale.options.find((one) => one.code === code);
  return option && (option.value ?? option.code);
}

/** Lists what the options of a choice count; undefined for other scales. */
function listOptionValues(scale: Scale): number[] | undefined {
  return scale.kind === 'choice' ? scale.options.map(({ code, value }) => value ?? code) : undefined;
}

/** Longer lists of values are not recoded. */
const mostValues = 21;

/** Lists the values that the answers to an item have, in ascending order; undefined if there are many. */
export function listItemValues(scale: Scale): number[] | undefined {
  const own =
    listOptionValues(scale) ??
    (scale.kind === 'rating' || (scale.kind === 'number' && scale.max - scale.min < mostValues)
      ? Array.from({ length: scale.max - scale.min + 1 }, (_, at) => scale.min + at)
      : undefined);
  return own && [...new Set(own)].toSorted((a, b) => a - b);
}

/** Whether the values of an item are whole numbers. */
export function hasWholeValues(scale: Scale): boolean {
  if (scale.kind === 'several') return scale.options.every(({ value = 1 }) => Number.isInteger(value));
  return listOptionValues(scale)?.every(Number.isInteger) ?? true;
}

/** Returns the lowest and the highest value of an item. */
export function getValueRange(scale: Scale): { readonly low: number; readonly high: number } {
  const { low, high } = computeScaleRange(scale);
  return { low: Number(low.over) / Number(low.under), high: Number(high.over) / Number(high.under) };
}

function isSameNumber(a: string, b: string): boolean {
  return a.trim() !== '' && b.trim() !== '' && Number(a) === Number(b);
}
