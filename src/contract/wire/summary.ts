import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { type ReadFacts, readFacts } from './facts.ts';
import { type HistoryOrder, readTotalsum } from './scores.ts';
import { listIn, recordIn } from './values.ts';

/** What the summary says of one section's newest attempt. */
export interface NewestScores extends Omit<ReadFacts, 'age'> {
  readonly scores: Scores;
  /** In whole years, at the attempt; null where the server does not say it. */
  readonly age: number | null;
  /** Help comes before this result; false also where the server does not say it. */
  readonly helpFirst: boolean;
}

/** The newest attempt of each of these instruments, by its id; null where there is none that can be read. */
export function readSummary(
  instruments: readonly (Pick<Instrument, 'id'> & HistoryOrder)[],
  body: unknown,
): Record<string, NewestScores | null> {
  const records = listIn(body).map(recordIn);
  return Object.fromEntries(
    instruments.map((instrument) => {
      const record = records.find(({ section_id }) => section_id === instrument.id);
      const scores = readTotalsum(instrument, record?.totalsum);
      const facts = { age: null, ...readFacts(record) };
      return [instrument.id, scores && { scores, ...facts, helpFirst: record?.helpFirst === true }];
    }),
  );
}
