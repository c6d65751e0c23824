import { highestCode } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import type { ForeignOption, ForeignScale } from './foreign-form.ts';

/** An imported scale and the mapping of its answers. */
export interface ImportedScale {
  readonly scale: Scale;
  /** Code by the value that the form stores. Empty for scales of numbers. */
  readonly codes: ReadonlyMap<string, number>;
  /** True if the form's own codes are unusable because they are not whole numbers from 1, or not unique. */
  readonly isRecoded: boolean;
}

/**
 * Imports the scale of a question. Codes that a questionnaire cannot store are replaced by 1, 2, 3 and so on and
 * become values.
 */
export function importScale(scale: ForeignScale): ImportedScale {
  if (!('options' in scale)) return { scale: omitUndefined(scale), codes: new Map(), isRecoded: false };
  const { kind, options } = scale;
  const numbers = options.map(({ raw }) => parseNumber(raw));
  const isRecoded = !numbers.every((number, at) => isCode(number) && numbers.indexOf(number) === at);
  const coded = options.map((option, at) => ({ ...option, code: isRecoded ? at + 1 : Number(option.raw) }));
  // Larger numbers are codes of a terminology, which count nothing.
  const areScores = numbers.every((number) => number === undefined || Math.abs(number) <= largestValue);
  const codes = new Map(coded.map(({ raw, code }) => [raw, code]));
  const scaled: Scale =
    kind === 'choice'
      ? {
          kind,
          options: coded.map((option) => ({
            code: option.code,
            ...(option.notApplicable ? {} : getOptionValue(kind, option, areScores)),
            label: option.label,
            ...(option.notApplicable ? { notApplicable: true } : {}),
          })),
        }
      : {
          kind,
          options: coded.map((option) => ({
            code: option.code,
            ...getOptionValue(kind, option, areScores),
            label: option.label,
            ...(option.alone ? { alone: true } : {}),
          })),
        };
  return { scale: scaled, codes, isRecoded };
}

const largestValue = 1000;

/** Returns the value of an option if it differs from the default. */
function getOptionValue(
  kind: 'choice' | 'several',
  { raw, value, code }: ForeignOption & { code: number },
  areScores: boolean,
): { value?: number } {
  // In a multiple choice a selected option counts 1, whatever its code is.
  const own = value ?? (kind === 'choice' && areScores ? parseNumber(raw) : undefined);
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
  if (scale.kind === 'number') {
    const { unit, ...rest } = scale;
    return unit === undefined ? rest : { ...rest, unit };
  }
  if (scale.kind !== 'analogue') return scale;
  const { min, max, step, ...rest } = scale;
  return {
    ...rest,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
  };
}
