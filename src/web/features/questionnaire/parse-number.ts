import { toAsciiDigits } from '#domain/account/digits.ts';
import type { Translate } from '#language/translate.ts';
import type { NumberScale } from '#domain/instrument/instrument.ts';

/** A parsed number, or the error of the text; neither for an empty text. */
export interface ParsedNumber {
  readonly number: number | null;
  /** `isFinal`: further typing cannot correct the text, so the error is displayed immediately. */
  readonly error?: { readonly text: string; readonly isFinal: boolean };
}

/** Parses a whole number within the limits of its scale, in the digits of any script. */
export function parseNumber(t: Translate, input: string, scale: NumberScale): ParsedNumber {
  const text = toAsciiDigits(input).trim();
  if (text === '') return { number: null };
  const limits = formatNumberLimits(t, scale);
  const fail = (message: string, isFinal = true) => ({ number: null, error: { text: message, isFinal } });
  if (/^-?\d*[.,]\d*$/.test(text)) return fail(t('questionnaire.number.round', { limits }), /\d$/.test(text));
  if (!/^-?\d+$/.test(text)) return fail(t('questionnaire.number.write', { limits }), text !== '-');
  const number = Number(text);
  if (number > scale.max) return fail(t('questionnaire.number.tooHigh', { max: String(scale.max), limits }));
  if (number < scale.min)
    return fail(t('questionnaire.number.tooLow', { min: String(scale.min), limits }), false);
  // Converts -0 to 0.
  return { number: Math.abs(number) };
}

/** Formats the limits, such as 'a whole number from 0 to 30 days'. */
export function formatNumberLimits(t: Translate, { min, max, unit }: NumberScale): string {
  const values = { min: String(min), max: String(max) };
  return unit
    ? t('questionnaire.number.limitsUnit', { ...values, unit })
    : t('questionnaire.number.limits', values);
}
