import { toFhirId, fhirIdentifiers } from '#domain/fhir/identifiers.ts';
import { createQuestionnaire } from '#domain/fhir/questionnaire.ts';
import { createObservations, createResponse } from '#domain/fhir/response.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createAttemptRow, createAttemptTable } from '#domain/tables/attempt-table.ts';
import type { Context } from '../app/context.ts';
import { readTranslatedContent } from '../instruments/translated.ts';
import type { Locale } from '../language/languages.ts';
import type { Attempt } from '../repositories/attempts.ts';
import { findInstrumentVersion } from './find-instrument-version.ts';
import { attemptPages, requireExistingAccount } from './attempts.ts';

/** A resource with the URL by which others refer to it. */
interface Entry {
  readonly fullUrl: string;
  readonly resource: object;
}

/**
 * Creates a FHIR R4 Bundle of the attempts: questionnaires as they were answered, responses, and scores as
 * observations, in the language of the person. The entries can be read once. FHIR forbids empty lists, so `entry` is absent without attempts.
 */
export async function createBundle(context: Context, userid: number, locale: Locale) {
  const entries = streamEntries(context, userid, locale);
  const first = await entries.next();
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: context.now().toISOString(),
    ...(!first.done && { entry: startingWith(first.value, entries) }),
  };
}

async function* startingWith(
  first: Entry,
  rest: AsyncIterable<Entry>,
): AsyncGenerator<Entry, void, undefined> {
  yield first;
  yield* rest;
}

/** Skips attempts at an unpublished version whose questions are unknown. */
async function* streamEntries(
  context: Context,
  userid: number,
  { language }: Locale,
): AsyncGenerator<Entry, void, undefined> {
  const { instruments } = readTranslatedContent(language);
  const written = new Set<Instrument>();
  for (const { instrument: served } of context.instruments) {
    for await (const page of attemptPages(context, userid, served.id)) {
      for (const attempt of page) {
        const instrument = instruments.get(attempt.instrumentHash) ?? findInstrumentVersion(served, attempt);
        if (!instrument) continue;
        if (!written.has(instrument)) yield questionnaireEntry(instrument);
        written.add(instrument);
        yield* attemptEntries(instrument, attempt);
      }
    }
  }
  await requireExistingAccount(context.db, userid);
}

function questionnaireEntry(instrument: Instrument): Entry {
  return {
    fullUrl: fhirIdentifiers.entry('questionnaire', instrument.id, instrument.version),
    resource: createQuestionnaire(createAttemptTable(instrument), instrument),
  };
}

function attemptEntries(instrument: Instrument, attempt: Attempt): Entry[] {
  const table = { ...createAttemptTable(instrument), instrument };
  const row = createAttemptRow(table, attempt);
  const reference = fhirIdentifiers.entry('response', attempt.attemptId);
  const attemptResource = {
    id: toFhirId(attempt.attemptId),
    subject: {
      type: 'Patient',
      identifier: { system: fhirIdentifiers.account, value: String(attempt.userid) },
    },
    answered: attempt.instrumentVersion,
    time: attempt.takenAt.toISOString(),
    language: attempt.language,
    reference,
  };
  return [
    { fullUrl: reference, resource: createResponse(table, row, attemptResource) },
    ...createObservations(table, row, attemptResource).map((resource) => ({
      fullUrl: fhirIdentifiers.entry('observation', resource.id),
      resource,
    })),
  ];
}
