import { limits } from '#domain/account/limits.ts';
import type { ChoiceScale, Scale } from '#domain/instrument/instrument.ts';
import type { AgeRange } from '../drafts/create-report.ts';

/** Splits a text at commas and drops empty parts. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Parses "0, 1, 2, 3" or "0 to 3". Returns null for other texts. */
function parseNumbers(text: string): number[] | null {
  const ends = /^(-?\d+)\s*(?:to|-|–)\s*(-?\d+)$/.exec(text.trim());
  if (ends) {
    const [low, high] = [Number(ends[1]), Number(ends[2])];
    return low <= high && high - low <= 200
      ? Array.from({ length: high - low + 1 }, (_, n) => low + n)
      : null;
  }
  const list = splitList(text);
  return list.every((one) => /^-?\d+$/.test(one)) ? list.map(Number) : null;
}

/** Formats the current values of the options, such as "1, 2, 3, 4". */
export function formatValues(scale: ChoiceScale): string {
  return scale.options.map(({ code, value = code }) => value).join(', ');
}

/** Returns what is wrong with a list of option values, or null. */
export function checkValues(text: string, count: number): string | null {
  const values = parseNumbers(text);
  if (values === null || values.length !== count)
    return `Write ${count} whole numbers, one for each answer: 0 to ${count - 1}, or ${Array.from({ length: count }, (_, n) => n).join(', ')}.`;
  return new Set(values).size > 1 ? null : 'Answers that all count the same make no difference.';
}

/** Sets the values of a scale. An option whose value equals its code stores no value. */
export function setValues(scale: ChoiceScale, text: string): Scale {
  const values = parseNumbers(text) ?? [];
  return {
    ...scale,
    options: scale.options.map(({ code, label }, at) => {
      const value = values[at] ?? code;
      return value === code ? { code, label } : { code, value, label };
    }),
  };
}

/** Returns what is wrong with a list of reversed items, or null. */
export function checkReversed(text: string, items: number): string | null {
  const numbers = parseNumbers(text);
  const fit = numbers?.every((one) => one >= 1 && one <= items) && new Set(numbers).size === numbers.length;
  return fit ? null : `Write numbers from 1 to ${items} with commas between them, or nothing.`;
}

/** Parses the numbers of reversed items, counted from 1. */
export function parseReversed(text: string): readonly number[] {
  return parseNumbers(text) ?? [];
}

/** Returns what is wrong with a list of first ages, or null. */
export function checkBands(text: string): string | null {
  const ages = parseNumbers(text) ?? [];
  const { min, max } = limits.age;
  const rise = ages.every((age, at) => age <= max && (at === 0 || age > (ages[at - 1] ?? age)));
  return ages[0] === min && rise
    ? null
    : `Write the first age of each band, rising from ${min}: "${min}, 36" makes two bands, "${min}" makes one band for all.`;
}

/** Parses a list of first ages into age bands in years. */
export function parseBands(text: string): AgeRange[] {
  const ages = parseNumbers(text) ?? [];
  return ages.map((from, at) => {
    const next = ages[at + 1];
    return { from, to: next === undefined ? null : next - 1 };
  });
}
