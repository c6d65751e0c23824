import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import type { Published } from '#server/instruments/published.ts';
import type { ReleasedPerson } from '#server/repositories/releases.ts';
import { proveRelease } from '../proof/prove.ts';
import { leastShown } from '../quality/small-counts.ts';
import type { Pace } from '../source/pace.ts';
import { inSnapshot } from '../source/snapshot.ts';
import type { FactsFile } from './facts-file.ts';
import { makeWhole, writeSums } from './folder.ts';
import type { Form, FormWriter, ReleaseFacts } from './form.ts';
import { planOf } from './plan.ts';
import { readmeOf } from './readme.ts';
import { attemptsTable, people } from './tables.ts';
import { wantedOf } from './wanted.ts';
import { writeRows } from './write-rows.ts';

/** What somebody asks for. */
export interface AskedRelease extends Omit<ReleaseFacts, 'consentVersion' | 'until'> {
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
  readonly pace: Pace;
  /**
   * Happens when all is proven, before the folder gets its name; a fault of it leaves no folder.
   * @param included everybody whose row is in it
   */
  readonly beforeItStands?: (included: readonly ReleasedPerson[]) => Promise<void>;
}

/**
 * Makes a release: writes its files from one snapshot, reads them back, compares every cell with the same snapshot, and
 * only then gives the folder its name.
 * @throws OperatorError; then nothing is left behind
 */
export function makeRelease(db: Database, asked: AskedRelease): Promise<FactsFile> {
  const wanted = wantedOf(asked.published, asked);
  return makeWhole(asked.out, async (folder) => {
    const { facts, included } = await inSnapshot(db, async (tx) => {
      const plan = await planOf(tx, wanted, asked.pace);
      const editions = wanted.editions.filter(({ name }) => plan.tables.has(name));
      const tables = [people, ...editions.map((each) => attemptsTable(each, plan.arms.get(each.name)))];
      const about: ReleaseFacts = {
        name: asked.name,
        program: asked.program,
        institute: asked.institute,
        madeAt: asked.madeAt,
        until: asked.until.toISOString(),
        consentVersion: asked.words,
      };
      const writers: FormWriter[] = [];
      for (const form of asked.forms) {
        await asked.pace.rest();
        writers.push(await form.begin({ folder, tables, about }));
      }
      const written = await writeRows(tx, wanted, plan, tables, writers, asked.pace);
      for (const writer of writers) {
        await asked.pace.rest();
        await writer.end(asked.pace.rest);
      }
      const unproven: Omit<FactsFile, 'proof'> = {
        ...about,
        only: asked.only && [...asked.only],
        forms: asked.forms.map(({ name }) => name),
        tables: editions.map(({ name, versions }) => ({
          name,
          versions: Object.fromEntries([...versions].map(([hash, version]) => [version, hash])),
        })),
        rows: written.rows,
        leftOut: { ...plan.left, arms: written.armsLeftOut },
        fewest: leastShown,
        cellsHidden: written.hidden,
        software: asked.software,
      };
      const { cells, scores } = await proveRelease(tx, folder, unproven, asked, 'now');
      const proof = { cells, scoresComputedAnew: scores, differing: 0 as const };
      return { facts: { ...unproven, proof }, included: written.included };
    });
    await writeFile(join(folder, 'RELEASE.json'), `${JSON.stringify(facts, null, 2)}\n`, { flush: true });
    await writeFile(join(folder, 'README.txt'), readmeOf(facts), { flush: true });
    await writeSums(folder, asked.pace);
    await asked.beforeItStands?.(included);
    return facts;
  });
}
