import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import type { Published } from '#server/instruments/published.ts';
import type { ReleasedPerson } from '#server/repositories/releases.ts';
import { proveRelease } from '../proof/prove.ts';
import { minCount } from '../quality/small-counts.ts';
import type { BatchPace } from '../source/pace.ts';
import { inSnapshot } from '../source/snapshot.ts';
import type { MetadataFile } from './metadata-file.ts';
import { makeWhole, writeSums } from './folder.ts';
import type { Form, FormWriter, ReleaseMetadata } from './form.ts';
import { createPlan } from './plan.ts';
import { renderReadme } from './readme.ts';
import { attemptsTable, people } from './tables.ts';
import { createSelection } from './selection.ts';
import { writeRows } from './write-rows.ts';

/** What somebody asks for. */
export interface ReleaseOptions extends Omit<ReleaseMetadata, 'consentVersion' | 'until'> {
  /** Absolute. */
  readonly out: string;
  readonly until: Date;
  /** The version of the words that people must have agreed to last. */
  readonly words: string;
  readonly key: Uint8Array;
  readonly only: ReadonlySet<string> | null;
  readonly forms: readonly Form[];
  readonly published: readonly Published[];
  readonly software: string;
  readonly pace: BatchPace;
  /**
   * Happens when all is proven, before the folder gets its name; a fault of it leaves no folder.
   * @param included everybody whose row is in it
   */
  readonly beforePublishing?: (included: readonly ReleasedPerson[]) => Promise<void>;
}

/**
 * Makes a release: writes its files from one snapshot, reads them back, compares every cell with the same snapshot, and
 * only then gives the folder its name.
 * @throws OperatorError; then nothing is left behind
 */
export function makeRelease(db: Database, options: ReleaseOptions): Promise<MetadataFile> {
  const wanted = createSelection(options.published, options);
  return makeWhole(options.out, async (folder) => {
    const { facts, included } = await inSnapshot(db, async (tx) => {
      const plan = await createPlan(tx, wanted, options.pace);
      const editions = wanted.editions.filter(({ name }) => plan.tables.has(name));
      const tables = [people, ...editions.map((each) => attemptsTable(each, plan.arms.get(each.name)))];
      const about: ReleaseMetadata = {
        name: options.name,
        program: options.program,
        institute: options.institute,
        madeAt: options.madeAt,
        until: options.until.toISOString(),
        consentVersion: options.words,
      };
      const writers: FormWriter[] = [];
      for (const form of options.forms) {
        await options.pace.rest();
        writers.push(await form.begin({ folder, tables, about }));
      }
      const written = await writeRows(tx, wanted, plan, tables, writers, options.pace);
      for (const writer of writers) {
        await options.pace.rest();
        await writer.end(options.pace.rest);
      }
      const unproven: Omit<MetadataFile, 'proof'> = {
        ...about,
        only: options.only && [...options.only],
        forms: options.forms.map(({ name }) => name),
        tables: editions.map(({ name, versions }) => ({
          name,
          versions: Object.fromEntries([...versions].map(([hash, version]) => [version, hash])),
        })),
        rows: written.rows,
        leftOut: { ...plan.left, arms: written.armsLeftOut },
        fewest: minCount,
        cellsHidden: written.hidden,
        software: options.software,
      };
      const { cells, scores } = await proveRelease(tx, folder, unproven, options, 'now');
      const proof = { cells, scoresComputedAnew: scores, differing: 0 as const };
      return { facts: { ...unproven, proof }, included: written.included };
    });
    await writeFile(join(folder, 'RELEASE.json'), `${JSON.stringify(facts, null, 2)}\n`, { flush: true });
    await writeFile(join(folder, 'README.txt'), renderReadme(facts), { flush: true });
    await writeSums(folder, options.pace);
    await options.beforePublishing?.(included);
    return facts;
  });
}
