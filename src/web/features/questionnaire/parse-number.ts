import { toAsciiDigits } from '#domain/account/digits.ts';
import type { NumberScale } from '#domain/instrument/instrument.ts';

/** A parsed number, or the error of the text; neither for an empty text. */
export interface ParsedNumber {
  readonly number: number | null;
  /** `isFinal`: further typing cannot correct the text, so the error is displayed immediately. */
  readonly error?: { readonly text: string; readonly isFinal: boolean };
}

/** Parses a whole number within the limits of its scale, in the digits of any script. */
export function parseNumber(input: string, scale: NumberScale): ParsedNumber {
  const text = toAsciiDigits(input).trim();
  if (text === '') return { number: null };
  const limits = formatNumberLimits(scale);
  const fail = (message: string, isFinal = true) => ({ number: null, error: { text: message, isFinal } });
  if (/^-?\d*[.,]\d*$/.test(text)) return fail(`Please round it to ${limits}.`, /\d$/.test(text));
  if (!/^-?\d+$/.test(text)) return fail(`Please write ${limits}, in figures alone.`, text !== '-');
  const number = Number(text);
  if (number > scale.max) return fail(`This is more than ${scale.max}. Please write ${limits}.`);
  if (number < scale.min) return fail(`This is less than ${scale.min}. Please write ${limits}.`, false);
  // Converts -0 to 0.
  return { number: Math.abs(number) };
}

/** Formats the limits, such as 'a whole number from 0 to 30 days'. */
export function formatNumberLimits({ min, max, unit }: NumberScale): string {
  return `a whole number from ${min} to ${max}${unit ? ` ${unit}` : ''}`;
}
