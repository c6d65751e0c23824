import { highestCode } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import type { ForeignOption, ForeignScale } from './foreign-form.ts';

/** A scale of a questionnaire with the codes that the form's own answers became. */
export interface ImportedScale {
  readonly scale: Scale;
  /** The code of each answer as the form stores it; none for numbers, which stay as they are. */
  readonly codes: ReadonlyMap<string, number>;
  /** Whether codes were given anew, since the form's own begin below 1 or are no numbers. */
  readonly isRecoded: boolean;
}

/** The scale of a question. Codes that a questionnaire can store stay; others are counted from 1 and keep their value. */
export function importScale(scale: ForeignScale): ImportedScale {
  if (!('options' in scale)) return { scale: omitUndefined(scale), codes: new Map(), isRecoded: false };
  const { kind, options } = scale;
  const numbers = options.map(({ raw }) => parseNumber(raw));
  const isRecoded = !numbers.every((number, at) => isCode(number) && numbers.indexOf(number) === at);
  const coded = options.map((option, at) => ({ ...option, code: isRecoded ? at + 1 : Number(option.raw) }));
  const codes = new Map(coded.map(({ raw, code }) => [raw, code]));
  const shared = coded.map((option) => ({
    code: option.code,
    ...getOptionValue(kind, option),
    label: option.label,
    ...(kind === 'several' && option.alone ? { alone: true } : {}),
  }));
  return { scale: { kind, options: shared }, codes, isRecoded };
}

/** What counts, where it is not what a questionnaire would count by itself. */
function getOptionValue(
  kind: 'choice' | 'several',
  { raw, value, code }: ForeignOption & { code: number },
): { value?: number } {
  // A ticked box counts 1, whatever number the form gives it.
  const own = value ?? (kind === 'choice' ? parseNumber(raw) : undefined);
  const usual = kind === 'choice' ? code : 1;
  return own === undefined || own === usual ? {} : { value: own };
}

function parseNumber(raw: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : undefined;
}

function isCode(number: number | undefined): boolean {
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= highestCode;
}

/** Omits undefined keys. */
function omitUndefined(scale: Exclude<ForeignScale, { readonly options: unknown }>): Scale {
  if (scale.kind !== 'number') return scale;
  const { kind, min, max, unit } = scale;
  return unit === undefined ? { kind, min, max } : { kind, min, max, unit };
}
