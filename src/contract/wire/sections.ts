/** Records of progress, dates, history and summary. */
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { AttemptTexts } from '#domain/instrument/translation.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import type { Result, Scores } from '#domain/scoring/result.ts';
import type { AttemptDates, HistoryRecord, ProgressRecord, SummaryRecord } from '../responses.ts';
import { readAttemptTexts } from './attempt-texts.ts';
import { type ParsedDemographics, readDemographics, writeDemographics } from './demographics.ts';
import { toNumber } from './numbers.ts';
import {
  type HistoryOrder,
  readTotalsum,
  writeTotalsum,
  readSkipped,
  type Skipped,
  writeSkipped,
} from './scores.ts';
import { toList, toRecord, toText, toTime } from './values.ts';

/** An instrument and the newest attempt of a user; null if it was not completed. */
export interface LatestAttempt {
  readonly instrument: Pick<Instrument, 'id' | 'scores'> & HistoryOrder;
  readonly result: Result | null;
  /** At that attempt. */
  readonly facts?: Demographics;
  readonly helpFirst?: boolean;
  /** The answers were given before the account existed. */
  readonly beforeAccount?: boolean;
  /** Ids of the questions without an answer. */
  readonly skipped?: readonly string[];
  readonly texts?: AttemptTexts;
}

/** A stored attempt, as the server writes it. */
export interface CompletedAttempt {
  readonly takenAt: Date;
  /** Of the answered instrument. */
  readonly version: string;
  readonly result: Result;
  /** At that attempt. */
  readonly facts: Demographics;
  /** Whether help is displayed before this result. */
  readonly helpFirst: boolean;
  /** Ids of the questions without an answer. */
  readonly skipped: readonly string[];
  readonly texts?: AttemptTexts;
}

/** An attempt as the browser reads it. Demographics are absent if the server does not send them. */
export interface PastAttempt extends ParsedDemographics, Skipped, AttemptTexts {
  /** ISO 8601; null if it cannot be read. */
  readonly time: string | null;
  /** Every score of the history order by id; null if it cannot be calculated or read. */
  readonly scores: Scores;
  /** Of the answered instrument; absent if the server does not send it. */
  readonly version?: string;
  /** Whether help is displayed before this result; absent if not, or if the server does not send it. */
  readonly helpFirst?: true;
}

/** Writes the progress response: '' for a section without an attempt. */
export function writeProgress(sections: readonly LatestAttempt[]): ProgressRecord[] {
  return sections.map(({ instrument, result, helpFirst = false, beforeAccount = false }) => ({
    section_id: instrument.id,
    totalsum: result ? writeTotalsum(instrument, result) : '',
    ...whenTrue(helpFirst),
    ...(beforeAccount && { beforeAccount }),
  }));
}

/** Writes the summary response: null for a section without an attempt. */
export function writeSummary(sections: readonly LatestAttempt[]): SummaryRecord[] {
  return sections.map(({ instrument, result, facts, helpFirst = false, skipped, texts }) => ({
    section_id: instrument.id,
    totalsum: result && writeTotalsum(instrument, result),
    ...whenTrue(helpFirst),
    ...writeSkipped(skipped),
    ...texts,
    ...(facts && { age: facts.age, ...writeDemographics(instrument, facts) }),
  }));
}

/** Writes the dates response. @param attempts newest first */
export function writeDates(attempts: readonly Pick<CompletedAttempt, 'takenAt'>[]): AttemptDates {
  return attempts.map(({ takenAt }) => ({ time: takenAt.toISOString() }));
}

/** Writes the history response. @param attempts newest first */
export function writeHistory(
  instrument: HistoryOrder & Pick<Instrument, 'scores'>,
  attempts: readonly CompletedAttempt[],
): HistoryRecord[] {
  return attempts.map(({ takenAt, version, result, facts, helpFirst, skipped, texts }) => ({
    time: takenAt.toISOString(),
    totalsum: writeTotalsum(instrument, result),
    version,
    ...whenTrue(helpFirst),
    ...writeSkipped(skipped),
    ...texts,
    age: facts.age,
    ...writeDemographics(instrument, facts),
  }));
}

function whenTrue(helpFirst: boolean): { readonly helpFirst?: true } {
  return helpFirst ? { helpFirst } : {};
}

/** Reads all attempts in the order of the response, newest first. Skips records without valid scores. */
export function readHistory(instrument: HistoryOrder, body: unknown): PastAttempt[] {
  return toList(body).flatMap((record) => {
    const { time, totalsum, version, helpFirst, skipped } = toRecord(record);
    const scores = readTotalsum(instrument, totalsum);
    if (!scores) return [];
    const first = whenTrue(helpFirst === true);
    return [
      {
        time: toTime(time),
        scores,
        ...readVersion(version),
        ...readDemographics(record),
        ...first,
        ...readSkipped(skipped),
        ...readAttemptTexts(record),
      },
    ];
  });
}

/** A version may be a number; one without a major version is dropped. */
function readVersion(value: unknown): { readonly version?: string } {
  const version = typeof value === 'number' ? String(value) : toText(value);
  return version !== null && toNumber(version.split('.')[0]) !== null ? { version } : {};
}
