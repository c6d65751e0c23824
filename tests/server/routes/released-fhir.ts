import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Cell } from '#domain/tables/table.ts';
import { fhir } from '#research/formats/fhir/fhir.ts';
import { createAttemptRow } from '#research/release/rows.ts';
import { createAttemptsTable } from '#research/release/tables.ts';
import type { AttemptWithAnswers } from '#research/source/attempts.ts';

export interface Resource {
  readonly resourceType: string;
  readonly [key: string]: unknown;
}

/** Writes one attempt as FHIR like a release, with profile fields that may be published. */
export async function writeReleasedFhir(
  instrument: Instrument,
  attempt: AttemptWithAnswers,
  person: { readonly ageBand: string; readonly gender: string; readonly education: Cell },
): Promise<Resource[]> {
  const { version } = instrument;
  const versions = new Map([[attempt.instrumentHash, version]]);
  const name = `${instrument.id}@${version.split('.')[0]}`;
  const table = createAttemptsTable({ name, instrument, earlier: [], versions });
  const published = [person.ageBand, person.gender, person.education, null, null];
  const answered = { version, instruments: [instrument] };
  const facts = {
    studyId: 'p1',
    attempt: 1,
    first: attempt.takenAt,
    shown: published,
    ...answered,
    arm: null,
  };
  const folder = mkdtempSync(join(tmpdir(), 'released-fhir-'));
  const about = { name: 'r1', program: '', institute: '', madeAt: '', until: '', consentVersion: '' };
  const writer = await fhir.begin({ folder, tables: [table], about });
  await writer.row?.(table, createAttemptRow(table, attempt, facts));
  await writer.end();
  const written = ['Questionnaire', 'QuestionnaireResponse', 'Observation'].map((name) =>
    readFileSync(join(folder, 'fhir', `${name}.ndjson`), 'utf8'),
  );
  rmSync(folder, { recursive: true });
  return written
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Resource);
}
