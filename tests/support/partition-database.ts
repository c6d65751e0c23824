/** A template database with partitioned tables. */
import { partitionTables } from '#server/db/partition.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createDatabase } from './postgres.ts';

const partitions = 32;

/** Creates an empty, migrated database with partitions, and returns its name. */
export async function createPartitionedTemplate(clusterUrl: string): Promise<string> {
  const url = await createDatabase(clusterUrl);
  const { db, close } = await openPostgres(url);
  await partitionTables(db, partitions);
  await close();
  return new URL(url).pathname.slice(1);
}
