import type { Instrument } from './file/index.ts';

/**
 * An instrument as in `questionnaires/*.json`. The types are derived from the JSON schema; `check.ts` checks the
 * content. The code knows no instrument by its id.
 */
export type * from './file/index.ts';

/** The part of an instrument for lists, links and cards, without items and texts. */
export type InstrumentCard = Pick<
  Instrument,
  'id' | 'version' | 'position' | 'set' | 'title' | 'shortTitle' | 'description' | 'look' | 'routes'
> & {
  /** Computed by `estimateMinutes`. Absent if a whole instrument is used as its card. */
  readonly minutes?: number;
  /** Language of the texts in a translated list. Absent in the English list. */
  readonly language?: string;
};

/**
 * An entry of a threshold list; the first entry whose limit holds applies. `upTo` is inclusive and `below` is
 * exclusive; the last entry has neither.
 */
export interface Step<T> {
  readonly upTo?: number;
  readonly below?: number;
  readonly is: T;
}
