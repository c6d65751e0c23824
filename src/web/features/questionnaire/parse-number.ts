import { asciiDigits } from '#domain/account/digits.ts';
import type { NumberScale } from '#domain/instrument/instrument.ts';

/** What was typed, as a number or as what is wrong with it; neither where nothing was typed. */
export interface TypedNumber {
  readonly number: number | null;
  /** In the person's words; `atOnce`: writing on cannot mend it. */
  readonly wrong?: { readonly text: string; readonly atOnce: boolean };
}

/** Reads a whole number within the limits of its scale, in the digits of any script. */
export function parseNumber(typed: string, scale: NumberScale): TypedNumber {
  const text = asciiDigits(typed).trim();
  if (text === '') return { number: null };
  const wanted = getLimits(scale);
  const wrong = (what: string, atOnce = true) => ({ number: null, wrong: { text: what, atOnce } });
  if (/^-?\d*[.,]\d*$/.test(text)) return wrong(`Please round it to ${wanted}.`, /\d$/.test(text));
  if (!/^-?\d+$/.test(text)) return wrong(`Please write ${wanted}, in figures alone.`, text !== '-');
  const number = Number(text);
  if (number > scale.max) return wrong(`This is more than ${scale.max}. Please write ${wanted}.`);
  if (number < scale.min) return wrong(`This is less than ${scale.min}. Please write ${wanted}.`, false);
  // Without the sign that -0 has.
  return { number: Math.abs(number) };
}

/** 'a whole number from 0 to 30 days'. */
export function getLimits({ min, max, unit }: NumberScale): string {
  return `a whole number from ${min} to ${max}${unit ? ` ${unit}` : ''}`;
}
