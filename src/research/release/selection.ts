import type { Instrument } from '#domain/instrument/instrument.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { type TableVersions, groupVersionsByTable } from './table-versions.ts';

/** Selection of a release. */
export interface ReleaseSelection {
  /** Time of the last included attempt. */
  readonly until: Date;
  /** Version of the research consent. */
  readonly consentVersion: string;
  readonly key: Uint8Array;
  readonly editions: readonly TableVersions[];
  /** Table and version of each content hash. */
  readonly known: ReadonlyMap<string, { readonly edition: TableVersions; readonly instrument: Instrument }>;
  /** Ids of questionnaires; null for all. */
  readonly only: ReadonlySet<string> | null;
}

/** Adds the published versions to the selection. */
export function createSelection(
  published: readonly PublishedInstrument[],
  options: Pick<ReleaseSelection, 'until' | 'consentVersion' | 'key' | 'only'>,
): ReleaseSelection {
  const editions = groupVersionsByTable(published).filter(
    ({ instrument: { id } }) => options.only?.has(id) ?? true,
  );
  const known = new Map(
    published.flatMap(({ hash, instrument }) => {
      const edition = editions.find(({ versions }) => versions.has(hash));
      return edition ? [[hash, { edition, instrument }] as const] : [];
    }),
  );
  return { ...options, editions, known };
}
