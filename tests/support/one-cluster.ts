/** Vitest's global setup of the projects with a database: one PostgreSQL cluster for the run. */
import type { TestProject } from 'vitest/node';
import { createPartitionedTemplate } from './partition-database.ts';
import { createMigratedTemplate, startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    /** A migrated, empty template database. */
    migrated: string;
    /** The same with partitions, with `SERVER_DB=partitioned`; else ''. */
    partitioned: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = startCluster();
  project.provide('clusterUrl', cluster.url);
  project.provide('migrated', await createMigratedTemplate(cluster.url));
  const isPartitioned = process.env.SERVER_DB === 'partitioned';
  project.provide('partitioned', isPartitioned ? await createPartitionedTemplate(cluster.url) : '');
  return () => cluster.stop();
}
