import type { Instrument } from './file/index.ts';

/**
 * One assessment, exactly as a researcher writes it in `questionnaires/*.json`. Its types are derived from the schema;
 * `check.ts` says what must hold between the keys. Nothing in the program knows an instrument by name: whatever
 * differs from one to the next is data in its file.
 */
export type * from './file/index.ts';

/** What lists, links and cards need of an instrument without loading its items and texts. */
export type InstrumentCard = Pick<
  Instrument,
  'id' | 'version' | 'position' | 'set' | 'title' | 'shortTitle' | 'description' | 'look' | 'routes'
> & {
  /** What `minutesFor` gives: a card has no items to count. Absent where a whole instrument serves as its card. */
  readonly minutes?: number;
};

/**
 * One line of a threshold list, read from the top: the first whose limit holds gives the answer.
 * `upTo` includes its number, `below` does not; the last line has neither and takes the rest.
 */
export interface Step<T> {
  readonly upTo?: number;
  readonly below?: number;
  readonly is: T;
}
