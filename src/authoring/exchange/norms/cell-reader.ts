import { limits } from '#domain/account/limits.ts';
import { educationNames } from '#domain/account/profile.ts';
import { type Answer, getNumericRange, isValidAnswer } from '#domain/answers/codes.ts';
import type { Gender, Scale } from '#domain/instrument/instrument.ts';
import { isBlank, parseWholeNumber } from './whole-number.ts';

/** Parser for the cells of a column. */
export interface CellReader<T> {
  /** Description of valid cells, for messages. */
  readonly expected: string;
  /** Parses a cell. Returns null for an empty one, and undefined for an invalid one. */
  read(cell: string): T | null | undefined;
}

/** Creates a parser for answers on a scale: codes, or the labels of options. */
export function createAnswerReader(scale: Scale): CellReader<Answer> {
  return createReader(`${formatCodes(scale)}, or nothing`, (cell) => {
    const answer = parseAnswer(scale, cell);
    return answer !== undefined && isValidAnswer(scale, answer) ? answer : undefined;
  });
}

/** Parser for ages in whole years. */
export const ageReader: CellReader<number> = createReader(
  `an age in whole years from ${limits.age.min} to ${limits.age.max}, or nothing`,
  (cell) => {
    const age = parseWholeNumber(cell);
    return age !== null && age >= limits.age.min && age <= limits.age.max ? age : undefined;
  },
);

const genderCodes: Readonly<Record<string, Gender>> = {
  male: 'male',
  m: 'male',
  female: 'female',
  f: 'female',
};

/** Parser for genders. */
export const genderReader: CellReader<Gender> = createReader(
  'male, female, m or f; empty for all others',
  (cell) => genderCodes[cell.toLowerCase()],
);

/** Parser for education: its code from 1, or its label in the profile. */
export const educationReader: CellReader<number> = createReader(
  `${educationNames.map((label, at) => `${at + 1} (${label})`).join(', ')}, or nothing`,
  (cell) => {
    const named = educationNames.findIndex((label) => label.toLowerCase() === cell.toLowerCase());
    const code = named >= 0 ? named + 1 : parseWholeNumber(cell);
    return code !== null && code >= 1 && code <= educationNames.length ? code : undefined;
  },
);

function createReader<T>(expected: string, read: (cell: string) => T | undefined): CellReader<T> {
  return { expected, read: (cell) => (isBlank(cell) ? null : read(cell)) };
}

function parseAnswer(scale: Scale, cell: string): number | readonly number[] | undefined {
  if (scale.kind === 'several') {
    const codes = cell.split(/[\s,;|/]+/).map(parseWholeNumber);
    const known = codes.filter((code) => code !== null);
    return known.length === codes.length ? known.toSorted((a, b) => a - b) : undefined;
  }
  const labelled =
    scale.kind === 'choice'
      ? scale.options.find(({ label }) => label.toLowerCase() === cell.toLowerCase())
      : undefined;
  return labelled?.code ?? parseWholeNumber(cell) ?? undefined;
}

function formatCodes(scale: Scale): string {
  switch (scale.kind) {
    case 'choice':
      return `a code (${scale.options.map(({ code }) => code).join(', ')}) or its label`;
    case 'bipolar':
      return `a code (${scale.positions.map(({ code }) => code).join(', ')})`;
    case 'several':
      return `codes with blanks between them (of ${scale.options.map(({ code }) => code).join(', ')})`;
    case 'text':
      return 'a text';
    default: {
      const { min, max } = getNumericRange(scale);
      return `a whole number from ${min} to ${max}`;
    }
  }
}
