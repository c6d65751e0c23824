import { toId, names } from '#domain/fhir/addresses.ts';
import { createQuestionnaire } from '#domain/fhir/questionnaire.ts';
import { createObservations, createResponse } from '#domain/fhir/response.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { ownRow, ownTable } from '#domain/tables/own-table.ts';
import type { Context } from '../app/context.ts';
import type { Attempt } from '../repositories/attempts.ts';
import { findInstrumentVersion } from './find-instrument-version.ts';
import { attemptPages, refuseRemoved } from './attempts.ts';

/** One resource, with the name by which others of the file mean it. */
interface Entry {
  readonly fullUrl: string;
  readonly resource: object;
}

/**
 * A person's attempts as a FHIR R4 Bundle: each questionnaire as it was answered, what was answered, and the scores as
 * observations. Its entries are read once; FHIR knows no empty list, so there is none where nothing was answered.
 */
export async function createBundle(context: Context, userid: number) {
  const entries = streamEntries(context, userid);
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

/** An attempt at a version that was never published, with questions that nobody knows any more, has no place in FHIR. */
async function* streamEntries(context: Context, userid: number): AsyncGenerator<Entry, void, undefined> {
  const told = new Set<Instrument>();
  for (const { instrument: served } of context.instruments) {
    for await (const page of attemptPages(context, userid, served.id)) {
      for (const attempt of page) {
        const instrument = findInstrumentVersion(served, attempt);
        if (!instrument) continue;
        if (!told.has(instrument)) yield questionnaireEntry(instrument);
        told.add(instrument);
        yield* attemptEntries(instrument, attempt);
      }
    }
  }
  await refuseRemoved(context.db, userid);
}

function questionnaireEntry(instrument: Instrument): Entry {
  return {
    fullUrl: names.entry('questionnaire', instrument.id, instrument.version),
    resource: createQuestionnaire(ownTable(instrument), instrument),
  };
}

function attemptEntries(instrument: Instrument, attempt: Attempt): Entry[] {
  const table = { ...ownTable(instrument), instrument };
  const row = ownRow(table, attempt);
  const reference = names.entry('response', attempt.attemptId);
  const told = {
    id: toId(attempt.attemptId),
    subject: { type: 'Patient', identifier: { system: names.account, value: String(attempt.userid) } },
    answered: attempt.instrumentVersion,
    time: attempt.takenAt.toISOString(),
    reference,
  };
  return [
    { fullUrl: reference, resource: createResponse(table, row, told) },
    ...createObservations(table, row, told).map((resource) => ({
      fullUrl: names.entry('observation', resource.id),
      resource,
    })),
  ];
}
