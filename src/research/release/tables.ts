import { educationNames } from '#domain/account/profile.ts';
import { createAnswerColumns, createScoreColumns } from '#domain/tables/columns.ts';
import type { Column, Table } from '#domain/tables/table.ts';
import { releaseAgeBands } from './age-bands.ts';
import { createArmColumn } from './arms.ts';
import type { TableVersions } from './table-versions.ts';
import { type QuasiIdentifierName, quasiIdentifierNames } from './quasi-identifiers.ts';

const studyId: Column = {
  name: 'study_id',
  type: 'string',
  description: 'Id of the person, a keyed hash. Releases with different keys have different ids.',
  role: 'key',
};
const known: Readonly<Record<QuasiIdentifierName, Omit<Column, 'name' | 'role'>>> = {
  age_band: {
    type: 'string',
    description: 'Age in years at the first attempt at any questionnaire.',
    codes: releaseAgeBands.map(({ code, label }) => ({ code, label })),
  },
  gender: {
    type: 'string',
    description: 'Gender in the profile; missing for another gender and without an answer.',
    codes: [
      { code: 'male', label: 'Male' },
      { code: 'female', label: 'Female' },
    ],
  },
  education: {
    type: 'integer',
    description: 'Education in the profile; missing below high school.',
    codes: educationNames.map((label, at) => ({ code: at + 1, label })),
  },
  quarter: {
    type: 'string',
    description: "The quarter of the person's first attempt at any questionnaire, in UTC.",
  },
  language: {
    type: 'string',
    description: 'Language of the questions; missing if it changed between attempts.',
  },
};

function createDesignColumn(name: QuasiIdentifierName): Column {
  return { name, ...known[name], role: 'design' };
}

/** The people table. All columns except the id could identify people, see `suppression.ts`. */
export const people: Table = {
  name: 'people',
  key: ['study_id'],
  columns: [studyId, ...quasiIdentifierNames.map(createDesignColumn)],
};

const browserTranslated: Column = {
  name: 'browser_translated',
  type: 'boolean',
  description:
    'Whether the browser of the person had translated the questions from their language; missing if it was not recorded.',
  role: 'design',
};

/** The columns of a table of attempts that depend on its rows. */
export interface OptionalColumns {
  /** Disclosed arms; undefined if no attempt was in a trial, then the column is omitted. */
  readonly arms?: readonly string[] | undefined;
  /** Whether it was recorded for an attempt that the browser had translated the questions; else the column is omitted. */
  readonly hasBrowserTranslations?: boolean;
  /** Whether the release asks for texts and dates, which may identify people. */
  readonly withFreeAnswers?: boolean;
}

/**
 * Creates the table of attempts at an edition: person and time, codes as answered, scores as stored.
 */
export function createAttemptsTable(
  { name, instrument, earlier, versions }: TableVersions,
  { arms, hasBrowserTranslations = false, withFreeAnswers = false }: OptionalColumns = {},
): Table {
  return {
    name,
    key: ['study_id', 'attempt'],
    instrument,
    earlier,
    columns: [
      studyId,
      {
        name: 'attempt',
        type: 'integer',
        description:
          'Number of the attempt of this person at this questionnaire in any version, by time, from 1.',
        role: 'key',
      },
      {
        name: 'days_since_first',
        type: 'integer',
        description: "Whole days of 24 hours since the person's first attempt at any questionnaire.",
        role: 'design',
      },
      createDesignColumn('quarter'),
      {
        name: 'instrument_version',
        type: 'string',
        description: 'Version of the answered questionnaire.',
        codes: [...versions.values()]
          .toReversed()
          .map((version) => ({ code: version, label: `version ${version}` })),
        role: 'design',
      },
      createDesignColumn('language'),
      ...(hasBrowserTranslations ? [browserTranslated] : []),
      ...(arms ? [createArmColumn(arms)] : []),
      ...createAnswerColumns(instrument, { withFreeAnswers }),
      ...createScoreColumns(instrument, earlier),
    ],
  };
}
