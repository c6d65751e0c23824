/** Two processes of the server on one PostgreSQL behind PgBouncer, as `deploy/compose.yaml` has them. */
import { rmSync } from 'node:fs';
import { freePort } from '#authoring/dev/free-port.ts';
import { startPgbouncer } from '#tests/support/pgbouncer.ts';
import { freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import { addPeopleTo, type BenchPerson } from '../bench/people.ts';
import { siteWithDelta } from './as-direct.ts';

/** Of both: pages name it. */
const publicUrl = 'https://wellness.example.org';

export interface TwoProcesses {
  readonly programs: readonly [Program, Program];
  readonly ports: readonly [number, number];
  readonly metricsPorts: readonly [number, number];
  /** Address of the database itself, past the pooler. */
  readonly databaseUrl: string;
  readonly people: readonly BenchPerson[];
  stop(): Promise<void>;
}

/**
 * Starts them on the build in `dist/`.
 * @param people how many accounts with a session there are
 */
export async function startTwoProcesses(people: number): Promise<TwoProcesses> {
  const cluster = startCluster();
  const site = siteWithDelta();
  const started: Program[] = [];
  const stop = async () => {
    await Promise.all(started.map((program) => program.stop()));
    cluster.stop();
    rmSync(site, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await freshDatabase(cluster.url);
    const pooled = await startPgbouncer(databaseUrl);
    const key = { DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
    // The balancer's address alone is trusted: whoever comes from another of this machine is a client.
    const both = {
      ...key,
      DATABASE_URL: pooled,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
      SITE_DIR: site,
    };
    const metricsPorts: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const metricsPort = await freePort();
      metricsPorts.push(metricsPort);
      started.push(await startProgram({ ...both, METRICS_PORT: String(metricsPort) }));
    }
    const programs = started as unknown as TwoProcesses['programs'];
    return {
      programs,
      ports: programs.map(({ address }) => Number(new URL(address).port)) as unknown as [number, number],
      metricsPorts: metricsPorts as unknown as [number, number],
      databaseUrl,
      people: await addPeopleTo({ ...key, DATABASE_URL: databaseUrl }, people),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
