import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import type { ReleasedPerson } from '#server/repositories/releases.ts';
import { compareReleaseWithDatabase } from '../proof/compare-release-with-database.ts';
import { minGroupSize } from '../quality/small-counts.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { runInSnapshot } from '../source/snapshot.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import { createFolderAtomically, writeChecksums } from './folder.ts';
import type { ReleaseFormat, FormatWriter, ReleaseMetadata } from './format.ts';
import { createReleasePlan } from './release-plan.ts';
import { renderReadme } from './readme.ts';
import { createAttemptsTable, people } from './tables.ts';
import { createSelection } from './selection.ts';
import { writeRows } from './write-rows.ts';

/** Input of a release. */
export interface ReleaseOptions extends Omit<ReleaseMetadata, 'until'> {
  /** Includes texts and dates, which may identify people. Default: they are left out. */
  readonly withFreeAnswers?: boolean;
  /** Absolute path. */
  readonly out: string;
  readonly until: Date;
  readonly key: Uint8Array;
  readonly only: ReadonlySet<string> | null;
  readonly formats: readonly ReleaseFormat[];
  readonly published: readonly PublishedInstrument[];
  readonly software: string;
  readonly pace: BatchPace;
  /**
   * Called after the verification, before the folder is renamed. An error prevents the release.
   * @param included all people in the release
   */
  readonly beforePublishing?: (included: readonly ReleasedPerson[]) => Promise<void>;
}

/**
 * Creates a release: writes its files from a snapshot of the database, reads them back, compares all cells with
 * the same snapshot, and then renames the folder.
 * @throws OperatorError; then no files remain
 */
export function makeRelease(db: Database, options: ReleaseOptions): Promise<ReleaseManifest> {
  const selection = createSelection(options.published, options);
  return createFolderAtomically(options.out, async (folder) => {
    const { facts, included } = await runInSnapshot(db, async (tx) => {
      const plan = await createReleasePlan(tx, selection, options.pace);
      const editions = selection.editions.filter(({ name }) => plan.tables.has(name));
      const tables = [
        people,
        ...editions.map((each) =>
          createAttemptsTable(each, {
            arms: plan.arms.get(each.name),
            hasBrowserTranslations: plan.browserTranslations.has(each.name),
            withFreeAnswers: options.withFreeAnswers ?? false,
          }),
        ),
      ];
      const about: ReleaseMetadata = {
        name: options.name,
        program: options.program,
        institute: options.institute,
        madeAt: options.madeAt,
        until: options.until.toISOString(),
        consentVersion: options.consentVersion,
      };
      const writers: FormatWriter[] = [];
      for (const format of options.formats) {
        await options.pace.rest();
        writers.push(
          await format.begin({ folder, tables, about: { ...about, languages: options.languages ?? [] } }),
        );
      }
      const written = await writeRows(tx, selection, plan, tables, writers, options.pace);
      for (const writer of writers) {
        await options.pace.rest();
        await writer.end(options.pace.rest);
      }
      const metadata: Omit<ReleaseManifest, 'proof'> = {
        ...about,
        only: options.only && [...options.only],
        forms: options.formats.map(({ name }) => name),
        tables: editions.map(({ name, versions }) => ({
          name,
          versions: Object.fromEntries([...versions].map(([hash, version]) => [version, hash])),
        })),
        rows: written.rows,
        leftOut: { ...plan.left, arms: written.armsLeftOut },
        fewest: minGroupSize,
        cellsHidden: written.hidden,
        software: options.software,
      };
      const { cells, scores } = await compareReleaseWithDatabase(tx, folder, metadata, options, 'now');
      const proof = { cells, scoresComputedAnew: scores, differing: 0 as const };
      return { facts: { ...metadata, proof }, included: written.included };
    });
    await writeFile(join(folder, 'RELEASE.json'), `${JSON.stringify(facts, null, 2)}\n`, { flush: true });
    await writeFile(join(folder, 'README.txt'), renderReadme(facts), { flush: true });
    await writeChecksums(folder, options.pace);
    await options.beforePublishing?.(included);
    return facts;
  });
}
