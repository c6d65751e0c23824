/** Vitest's global set-up of the projects that touch a database: one PostgreSQL cluster for the whole run. */
import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

export default function setup(project: TestProject): () => void {
  const cluster = startCluster();
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
