/**
 * Measures load shedding on both databases, with the load of users and of anonymous clients: accepted and refused requests,
 * response times, and retries after a 503. No acknowledged submission may be lost.
 */
import pg from 'pg';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { instruments } from '#tests/support/instruments.ts';
import { createDatabase, startCluster } from '#tests/support/postgres.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { someAnswers } from './client.ts';
import { getLoadAverage } from './load-average.ts';
import type { LoadPlan, Outcome } from './load/load-plan.ts';
import { quantile } from './load/quantile.ts';
import { formatShareWithinSecond, readResponseCounts } from './load/response-counts.ts';
import { type LoadGenerator, startLoadGenerator } from './load/start-load-generator.ts';
import { readStoredKeys } from './read-stored-keys.ts';
import { addUsers } from './users.ts';

/** So many that no user reaches the limit of 50 attempts per section and day. */
const userCount = 4000;
const [instrument] = instruments as [(typeof instruments)[number]];

/**
 * Prints a table for each database. Sets the exit code to 1 if an acknowledged submission is lost.
 * @param times load as a multiple of the measured capacity
 */
export async function reportOverload(databases: readonly string[], times: number): Promise<void> {
  if (databases.includes('postgres')) await measureOnPostgres(times);
  if (databases.includes('embedded')) await measure('PGlite on disk', times);
}

async function measureOnPostgres(times: number): Promise<void> {
  const cluster = startCluster();
  try {
    await measure('PostgreSQL', times, { DATABASE_URL: await createDatabase(cluster.url) });
  } finally {
    cluster.stop();
  }
}

async function measure(name: string, times: number, more: Record<string, string> = {}): Promise<void> {
  const metricsPort = await findFreePort();
  // Anonymous clients have different addresses, because the rate limit of an address would hide load shedding.
  const env = { ...more, TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) };
  const program = await startAppProcess(env);
  const generator = startLoadGenerator();
  try {
    const plan = await createPlan(program, env);
    const acknowledged: string[] = [];
    const run = async (title: string, load: LoadPlan['load'], changes: Partial<LoadPlan> = {}) => {
      const before = await readResponseCounts([metricsPort]);
      const { outcomes, acknowledged: keys } = await generator.run({ ...plan, load, ...changes });
      const share = formatShareWithinSecond(before, await readResponseCounts([metricsPort]));
      for (const key of keys) acknowledged.push(key);
      for (const [kind, outcome] of Object.entries(outcomes))
        rows.push({ load: title, request: kind, ...createRow(outcome) });
      console.log(
        `  ${title}: ${share} of the accepted requests were answered within a second, as measured by the server; load ${getLoadAverage()}`,
      );
    };
    const rows: object[] = [];
    await run('warm-up', { submission: 30 }, { mode: 'concurrency', seconds: 4 });
    rows.length = 0;
    const capacity = await measureCapacity(generator, plan, acknowledged);
    const multiply = (factor: number) => Math.round(capacity * factor);
    console.log(
      `\n${name}: capacity ${capacity.toFixed(0)} submissions per second with 30 clients; load ${getLoadAverage()}`,
    );
    await run('half of the capacity', { submission: multiply(0.5) }, { seconds: 10 });
    await run(`users, ${times} times the capacity`, {
      submission: multiply(times * 0.75),
      reading: multiply(times * 0.25),
    });
    await run(`anonymous clients, ${times} times the capacity`, {
      reading: multiply(0.2),
      submission: multiply(0.2),
      login: multiply(times * 0.25),
      'sign-up': multiply(times * 0.25),
      'invalid token': multiply(times * 0.5),
    });
    console.table(rows);
    await program.stopServer();
    const lost = await countLost(acknowledged, more.DATABASE_URL, program.dataDir);
    console.log(`${acknowledged.length} acknowledged submissions, ${lost} lost; load ${getLoadAverage()}`);
    if (lost > 0) process.exitCode = 1;
  } finally {
    generator.stop();
    await program.stop();
  }
}

/** Adds users to the database of a server, and plans five seconds without load. */
async function createPlan(program: AppProcess, env: Record<string, string>): Promise<LoadPlan> {
  await program.stopServer();
  const users = await addUsers({ ...env, DATA_DIR: program.dataDir }, userCount);
  await program.restart();
  return {
    api: `${program.address}/api`,
    users,
    sectionId: instrument.id,
    ans: someAnswers(instrument),
    seconds: 5,
    load: {},
    mode: 'rate',
    retriesAfter503: true,
  };
}

/** Submissions per second that 30 clients complete, each waiting for its response. */
async function measureCapacity(
  generator: LoadGenerator,
  plan: LoadPlan,
  acknowledged: string[],
): Promise<number> {
  const result = await generator.run({
    ...plan,
    load: { submission: 30 },
    mode: 'concurrency',
    retriesAfter503: false,
  });
  acknowledged.push(...result.acknowledged);
  return result.acknowledged.length / plan.seconds;
}

function createRow({ sent, statuses, acceptedMs, refusedMs, retryAfterSeconds, retries }: Outcome) {
  const round = (value: number) => (Number.isNaN(value) ? '' : Math.round(value));
  return {
    sent,
    accepted: acceptedMs.length,
    refused: statuses[503] ?? 0,
    'no response': statuses[0] ?? 0,
    p50: round(quantile(acceptedMs, 0.5)),
    p95: round(quantile(acceptedMs, 0.95)),
    p99: round(quantile(acceptedMs, 0.99)),
    'refused p99': round(quantile(refusedMs, 0.99)),
    'Retry-After':
      retryAfterSeconds.length === 0
        ? ''
        : `${quantile(retryAfterSeconds, 0.5)} to ${retryAfterSeconds.at(-1)} s`,
    'accepted at retry': retries.sent === 0 ? '' : `${Math.round((100 * retries.accepted) / retries.sent)} %`,
  };
}

async function countLost(keys: readonly string[], url: string | undefined, dataDir: string): Promise<number> {
  const stored = new Set(url ? await readKeysFrom(url) : await readStoredKeys(dataDir));
  return keys.filter((key) => !stored.has(key)).length;
}

async function readKeysFrom(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select idempotency_key from attempts');
  await client.end();
  return rows.map((row) => row.idempotency_key as string);
}
