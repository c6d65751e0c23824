/** Vitest's global set-up of the projects that touch a database: one PostgreSQL cluster for the whole run. */
import type { TestProject } from 'vitest/node';
import { partitionTables } from '#server/db/partition.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freshDatabase, startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    /** A partitioned database to copy, where TEST_PARTITIONS is set; else ''. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = startCluster();
  project.provide('clusterUrl', cluster.url);
  project.provide('template', await partitioned(cluster.url, Number(process.env.TEST_PARTITIONS)));
  return () => cluster.stop();
}

/** Made once: each test file copies it. */
async function partitioned(clusterUrl: string, count: number): Promise<string> {
  if (!count) return '';
  const url = await freshDatabase(clusterUrl);
  const { db, close } = await openPostgres(url);
  await partitionTables(db, count);
  await close();
  return new URL(url).pathname.slice(1);
}
