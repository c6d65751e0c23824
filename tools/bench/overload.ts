/**
 * More people than there is room, and a flood of strangers, on both databases: who is let in, how fast, who is sent away,
 * and whether coming back as told is worth it. Nothing that was acknowledged may be lost.
 */
import pg from 'pg';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { instruments } from '#tests/support/instruments.ts';
import { freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import { someAnswers } from './client.ts';
import { answersWithin, shareWithinSecond } from './load/answered-within.ts';
import { quantile } from './load/figures.ts';
import { type LoadMaker, startLoadMaker } from './load/make-load.ts';
import type { Order, Outcome } from './load/order.ts';
import { addPeopleTo } from './people.ts';
import { load } from './processor.ts';
import { storedKeys } from './stored-keys.ts';

/** Enough that nobody takes a section more than 50 times a day. */
const people = 4000;
const [instrument] = instruments as [(typeof instruments)[number]];

/** Prints a table for each database; fails when an acknowledged submission is lost. @param times of what is served */
export async function reportOverload(on: readonly string[], times: number): Promise<void> {
  if (on.includes('postgres')) await onPostgres(times);
  if (on.includes('embedded')) await measure('PGlite on disk', times);
}

async function onPostgres(times: number): Promise<void> {
  const cluster = startCluster();
  try {
    await measure('PostgreSQL', times, { DATABASE_URL: await freshDatabase(cluster.url) });
  } finally {
    cluster.stop();
  }
}

async function measure(name: string, times: number, more: Record<string, string> = {}): Promise<void> {
  // Strangers come from many addresses: a limit for each would hide what the line does.
  const metricsPort = await findFreePort();
  const env = { ...more, TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) };
  const program = await startProgram(env);
  const maker = startLoadMaker();
  try {
    const order = await orderFor(program, env);
    const acknowledged: string[] = [];
    const run = async (title: string, calls: Order['calls'], changes: Partial<Order> = {}) => {
      const before = await answersWithin([metricsPort]);
      const { outcomes, acknowledged: keys } = await maker.make({ ...order, calls, ...changes });
      const within = shareWithinSecond(before, await answersWithin([metricsPort]));
      for (const key of keys) acknowledged.push(key);
      for (const [kind, outcome] of Object.entries(outcomes))
        rows.push({ when: title, who: kind, ...rowOf(outcome) });
      console.log(
        `  ${title}: inside the server ${within} of those let in were answered within a second; load ${load()}`,
      );
      return outcomes;
    };
    const rows: object[] = [];
    await run('warming up', { submission: 30 }, { pace: 'at once', seconds: 4 });
    rows.length = 0;
    const capacity = await capacityOf(maker, order, acknowledged);
    const share = (factor: number) => Math.round(capacity * factor);
    console.log(`\n${name}: ${capacity.toFixed(0)} submissions a second with 30 callers; load ${load()}`);
    await run('half of that', { submission: share(0.5) }, { seconds: 10 });
    await run(`people, ${times} times`, { submission: share(times * 0.75), reading: share(times * 0.25) });
    await run(`strangers, ${times} times`, {
      reading: share(0.2),
      submission: share(0.2),
      login: share(times * 0.25),
      'sign-up': share(times * 0.25),
      'made-up token': share(times * 0.5),
    });
    console.table(rows);
    await program.halt();
    const lost = await lostOf(acknowledged, more.DATABASE_URL, program.dataDir);
    console.log(`${acknowledged.length} acknowledged submissions, ${lost} lost; load ${load()}`);
    if (lost > 0) process.exitCode = 1;
  } finally {
    maker.stop();
    await program.stop();
  }
}

/** Adds people to a program's database; what they are to do is still to be said. */
export async function orderFor(
  program: Program,
  env: Record<string, string>,
  count = people,
): Promise<Order> {
  await program.halt();
  const added = await addPeopleTo({ ...env, DATA_DIR: program.dataDir }, count);
  await program.restart();
  return orderOf(`${program.address}/api`, added);
}

/** Five seconds of people who keep to what a refusal asks; what they are to do is still to be said. */
export const orderOf = (api: string, people: Order['people']): Order => ({
  api,
  people,
  sectionId: instrument.id,
  ans: someAnswers(instrument),
  seconds: 5,
  calls: {},
  pace: 'a second',
  obeys: true,
});

/** Submissions a second that are let in when 30 callers wait for each answer. */
export async function capacityOf(maker: LoadMaker, order: Order, acknowledged: string[]): Promise<number> {
  const told = await maker.make({ ...order, calls: { submission: 30 }, pace: 'at once', obeys: false });
  acknowledged.push(...told.acknowledged);
  return told.acknowledged.length / order.seconds;
}

/** One line of the table. */
function rowOf({ sent, statuses, ms, refusedMs, waits, again }: Outcome) {
  const whole = (value: number) => (Number.isNaN(value) ? '' : Math.round(value));
  return {
    sent,
    in: ms.length,
    shed: statuses[503] ?? 0,
    lost: statuses[0] ?? 0,
    p50: whole(quantile(ms, 0.5)),
    p95: whole(quantile(ms, 0.95)),
    p99: whole(quantile(ms, 0.99)),
    'shed p99': whole(quantile(refusedMs, 0.99)),
    'told to wait': waits.length === 0 ? '' : `${quantile(waits, 0.5)} to ${waits.at(-1)} s`,
    'in at first repeat': again.asked === 0 ? '' : `${Math.round((100 * again.letIn) / again.asked)} %`,
  };
}

async function lostOf(keys: readonly string[], url: string | undefined, dataDir: string): Promise<number> {
  const stored = new Set(url ? await keysIn(url) : await storedKeys(dataDir));
  return keys.filter((key) => !stored.has(key)).length;
}

async function keysIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select idempotency_key from attempts');
  await client.end();
  return rows.map((row) => row.idempotency_key as string);
}
