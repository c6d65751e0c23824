import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Published } from '#server/instruments/published.ts';
import { type Edition, listEditions } from './editions.ts';

/** What a release is asked to hold. */
export interface ReleaseSelection {
  /** Attempts up to this moment. */
  readonly until: Date;
  /** The version of the words that people must have agreed to. */
  readonly words: string;
  readonly key: Uint8Array;
  readonly editions: readonly Edition[];
  /** By the hash that an attempt carries: whose table it belongs to, and the version that was answered. */
  readonly known: ReadonlyMap<string, { readonly edition: Edition; readonly instrument: Instrument }>;
  /** Ids of questionnaires; null for all. */
  readonly only: ReadonlySet<string> | null;
}

/** Completes what was asked by the published versions that attempts may be of. */
export function createSelection(
  published: readonly Published[],
  options: Pick<ReleaseSelection, 'until' | 'words' | 'key' | 'only'>,
): ReleaseSelection {
  const editions = listEditions(published).filter(({ instrument: { id } }) => options.only?.has(id) ?? true);
  const known = new Map(
    published.flatMap(({ hash, instrument }) => {
      const edition = editions.find(({ versions }) => versions.has(hash));
      return edition ? [[hash, { edition, instrument }] as const] : [];
    }),
  );
  return { ...options, editions, known };
}
