/** The records of the calls about attempts: progress, dates, history, summary. */
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Facts } from '#domain/scoring/facts.ts';
import type { Result, Scores } from '#domain/scoring/result.ts';
import type { Dates, HistoryRecord, ProgressRecord, SummaryRecord } from '../responses.ts';
import { type ReadFacts, readFacts, writeFacts } from './facts.ts';
import { numberIn } from './numbers.ts';
import { type HistoryOrder, readTotalsum, writeTotalsum } from './scores.ts';
import { listIn, recordIn, textIn, timeIn } from './values.ts';

/** An instrument and what a person's newest attempt gave; null where it was not taken. */
export interface Newest {
  readonly instrument: Pick<Instrument, 'id' | 'scores'> & HistoryOrder;
  readonly result: Result | null;
  /** Of that attempt. */
  readonly facts?: Facts;
  readonly helpFirst?: boolean;
}

/** A stored attempt, as the server hands it out. */
export interface CompletedAttempt {
  readonly takenAt: Date;
  /** Of the instrument that was answered. */
  readonly version: string;
  readonly result: Result;
  /** On that day. */
  readonly facts: Facts;
  /** Help comes before this result. */
  readonly helpFirst: boolean;
}

/** An attempt as the browser reads it; with the facts of that day, each absent where the server does not say it. */
export interface PastAttempt extends ReadFacts {
  /** ISO 8601; null for one that cannot be read. */
  readonly time: string | null;
  /** Every score of the history order by its id; null where it could not be calculated or read. */
  readonly scores: Scores;
  /** Of the instrument that was answered; absent where the server does not say it. */
  readonly version?: string;
  /** Help comes before this result; absent where it does not, or the server does not say it. */
  readonly helpFirst?: true;
}

/** The answer of the progress call: '' for a section not taken. */
export function writeProgress(sections: readonly Newest[]): ProgressRecord[] {
  return sections.map(({ instrument, result, helpFirst = false }) => ({
    section_id: instrument.id,
    totalsum: result ? writeTotalsum(instrument, result) : '',
    ...whenTrue(helpFirst),
  }));
}

/** The answer of the summary call: null for a section not taken. */
export function writeSummary(sections: readonly Newest[]): SummaryRecord[] {
  return sections.map(({ instrument, result, facts, helpFirst = false }) => ({
    section_id: instrument.id,
    totalsum: result && writeTotalsum(instrument, result),
    ...whenTrue(helpFirst),
    ...(facts && { age: facts.age, ...writeFacts(instrument, facts) }),
  }));
}

/** The answer of the report call. @param taken newest first */
export function writeDates(taken: readonly Pick<CompletedAttempt, 'takenAt'>[]): Dates {
  return taken.map(({ takenAt }) => ({ time: takenAt.toISOString() }));
}

/** The answer of the history call. @param taken newest first */
export function writeHistory(
  instrument: HistoryOrder & Pick<Instrument, 'scores'>,
  taken: readonly CompletedAttempt[],
): HistoryRecord[] {
  return taken.map(({ takenAt, version, result, facts, helpFirst }) => ({
    time: takenAt.toISOString(),
    totalsum: writeTotalsum(instrument, result),
    version,
    ...whenTrue(helpFirst),
    age: facts.age,
    ...writeFacts(instrument, facts),
  }));
}

/** Travels when it holds, and is absent otherwise. */
function whenTrue(helpFirst: boolean): { readonly helpFirst?: true } {
  return helpFirst ? { helpFirst } : {};
}

/** All attempts in the order in which they came, newest first. A record without scores that can be read is none. */
export function readHistory(instrument: HistoryOrder, body: unknown): PastAttempt[] {
  return listIn(body).flatMap((record) => {
    const { time, totalsum, version, helpFirst } = recordIn(record);
    const scores = readTotalsum(instrument, totalsum);
    if (!scores) return [];
    const first = whenTrue(helpFirst === true);
    return [{ time: timeIn(time), scores, ...versionIn(version), ...readFacts(record), ...first }];
  });
}

/** A version may travel as a number; what names no major version is left out. */
function versionIn(value: unknown): { readonly version?: string } {
  const version = typeof value === 'number' ? String(value) : textIn(value);
  return version !== null && numberIn(version.split('.')[0]) !== null ? { version } : {};
}
