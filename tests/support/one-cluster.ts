/** Vitest's global set-up of the projects that touch a database: one PostgreSQL cluster for the whole run. */
import type { TestProject } from 'vitest/node';
import { makePartitioned } from './partitioned.ts';
import { startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    /** A partitioned database to copy, with `SERVER_DB=partitioned`; else ''. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = startCluster();
  project.provide('clusterUrl', cluster.url);
  const isPartitioned = process.env.SERVER_DB === 'partitioned';
  project.provide('template', isPartitioned ? await makePartitioned(cluster.url) : '');
  return () => cluster.stop();
}
