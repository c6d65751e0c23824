import type { Instrument } from '#domain/instrument/instrument.ts';
import type { AttemptTexts } from '#domain/instrument/translation.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { readAttemptTexts } from './attempt-texts.ts';
import { type ParsedDemographics, readDemographics } from './demographics.ts';
import { type HistoryOrder, readTotalsum, readSkipped, type Skipped } from './scores.ts';
import { toList, toRecord } from './values.ts';

/** The summary of the newest attempt of one section. */
export interface LatestScores extends Omit<ParsedDemographics, 'age'>, Skipped, AttemptTexts {
  readonly scores: Scores;
  /** In years, at the attempt; null if the server does not send it. */
  readonly age: number | null;
  /** Whether help is displayed before the result; false if the server does not send it. */
  readonly helpFirst: boolean;
}

/** Reads the newest attempt of each instrument by id; null without a valid one. */
export function readSummary(
  instruments: readonly (Pick<Instrument, 'id'> & HistoryOrder)[],
  body: unknown,
): Record<string, LatestScores | null> {
  const records = toList(body).map(toRecord);
  return Object.fromEntries(
    instruments.map((instrument) => {
      const record = records.find(({ section_id }) => section_id === instrument.id);
      const scores = readTotalsum(instrument, record?.totalsum);
      const facts = { age: null, ...readDemographics(record) };
      const helpFirst = record?.helpFirst === true;
      const texts = { ...readSkipped(record?.skipped), ...readAttemptTexts(record) };
      return [instrument.id, scores && { scores, ...facts, helpFirst, ...texts }];
    }),
  );
}
