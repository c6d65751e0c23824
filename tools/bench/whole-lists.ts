/**
 * Whole lists of somebody with ten thousand attempts, on both databases: what the server's memory does meanwhile, and how
 * long another person waits for a short answer, alone, while five such lists are read at once, and while five readers
 * turn the pages of one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freePort } from '#authoring/dev/free-port.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { startProgram } from '#tests/support/program.ts';
import { someAnswers, submitterOf } from './client.ts';
import { firstInstrument } from './first-instrument.ts';
import { addPeopleTo, type BenchPerson } from './people.ts';
import { load } from './processor.ts';

const attempts = 10_000;
const listsAtOnce = 5;
/** Records of a page, where a list is asked for in pages (`limit`, `before`). */
const pageLength = 25;
const reads = 300;
/** Ms between two short questions. */
const pause = 10;

type Env = Record<string, string>;

/** Prints a table for each database. */
export async function reportWholeLists(): Promise<void> {
  console.log(
    `\nAnother person's ${reads} reads of the progress, ms, and the server's memory, MB: alone, and while ${listsAtOnce} readers read lists of ${attempts} attempts, whole or in pages of ${pageLength}`,
  );
  await measure('PGlite on disk', {});
  const cluster = startCluster();
  try {
    await measure('PostgreSQL', { DATABASE_URL: await freshDatabase(cluster.url) });
  } finally {
    cluster.stop();
  }
}

async function measure(name: string, database: Env): Promise<void> {
  const metricsPort = await freePort();
  const env = { ...database, METRICS_PORT: String(metricsPort) };
  const program = await startProgram(env);
  try {
    await program.halt();
    const [busy, other] = await peopleIn({ ...env, DATA_DIR: program.dataDir });
    await program.restart();
    const api = `${program.address}/api`;
    await fillWith(api, busy, async (work) => {
      await program.halt();
      await work({ ...env, DATA_DIR: program.dataDir });
      await program.restart();
    });
    const memory = () => residentMb(metricsPort);
    const short = `${api}${pathTo(patterns.progress, { userid: other.userid })}`;
    const read = () => readOften(short, other, memory);
    await read();
    const rows: Record<string, object> = { alone: await read() };
    const address = (list: 'exportData' | 'history') =>
      `${api}${pathTo(patterns[list], { userid: busy.userid, sectionId: firstInstrument().id })}`;
    rows['whole files'] = await whileListed([address('exportData')], busy.token, read);
    rows['whole histories'] = await whileListed([address('history')], busy.token, read);
    const pages = await pagesOf(address('history'), busy.token);
    rows[`histories in pages of ${pageLength}`] = await whileListed(pages, busy.token, read);
    rows['alone again'] = await read();
    console.log(`${name}; load ${load()}`);
    console.table(rows);
  } finally {
    await program.stop();
  }
}

/** Reads a list over and over, several at once and each in a process of its own, until something is done. */
async function whileListed<T extends object>(
  list: readonly string[],
  token: string,
  work: () => Promise<T>,
): Promise<T & { answers: number; 'MB read': number }> {
  const over = new AbortController();
  /** The size of each answer that was read to its end, a line each. */
  let sizes = '';
  const reading = new Set<ChildProcess>();
  // One process and one connection for all pages, since a process for each would take more than the server does.
  const asked = list.map((url) => `url = "${url}"\noutput = "/dev/null"`).join('\n');
  const reader = async () => {
    while (!over.signal.aborted) {
      const args = ['-sf', '-H', `Authorization: ${token}`, '-w', '%{size_download}\n', '-K', '-'];
      const curl = spawn('curl', args, { stdio: ['pipe', 'pipe', 'inherit'] });
      curl.stdin.end(asked);
      curl.stdout.on('data', (chunk) => (sizes += chunk));
      reading.add(curl);
      const [code] = await once(curl, 'close');
      reading.delete(curl);
      if (code !== 0 && !over.signal.aborted) throw new Error(`A list ended with ${code}.`);
    }
  };
  const readers = Promise.all(Array.from({ length: listsAtOnce }, reader));
  try {
    const done = await work();
    const bytes = sizes.trim().split('\n').map(Number);
    const all = bytes.reduce((sum, size) => sum + size, 0);
    return { ...done, answers: sizes === '' ? 0 : bytes.length, 'MB read': Math.round(all / 1e6) };
  } finally {
    over.abort();
    // What is half read is of no use any more.
    for (const each of reading) each.kill();
    await readers;
  }
}

/** The addresses of a list's pages, from the newest on. The attempts lie a minute apart. */
async function pagesOf(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}?limit=1`, { headers: { Authorization: token } });
  const [newest] = (await answer.json()) as { time: string }[];
  if (!newest) throw new Error('There is no list to turn the pages of.');
  const from = new Date(newest.time).getTime() + 1;
  return Array.from({ length: attempts / pageLength }, (_, page) => {
    const before = new Date(from - page * pageLength * 60_000).toISOString();
    return `${url}?limit=${pageLength}&before=${before}`;
  });
}

async function readOften(url: string, { token }: BenchPerson, memory: () => Promise<number>) {
  const took: number[] = [];
  let most = await memory();
  for (let read = 0; read < reads; read += 1) {
    const since = performance.now();
    const answer = await fetch(url, { headers: { Authorization: token } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A short answer had the status ${answer.status}.`);
    took.push(performance.now() - since);
    if (read % 10 === 0) most = Math.max(most, await memory());
    await sleep(pause);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
  return {
    p50: at(0.5),
    p99: at(0.99),
    longest: Math.round(took.at(-1) ?? 0),
    'memory MB': Math.round(most),
  };
}

async function residentMb(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6;
}

async function peopleIn(env: Env): Promise<[BenchPerson, BenchPerson]> {
  const [busy, other] = await addPeopleTo(env, 2);
  if (!busy || !other) throw new Error('Two people are needed.');
  return [busy, other];
}

/** One attempt goes through the server; the others are its copies, a minute apart. */
async function fillWith(
  api: string,
  busy: BenchPerson,
  withoutServer: (work: (env: Env) => Promise<void>) => Promise<void>,
): Promise<void> {
  const instrument = firstInstrument();
  const status = await submitterOf(api, busy)(instrument, someAnswers(instrument), 'the-first-of-many');
  if (status !== 204) throw new Error(`The first attempt was answered with ${status}.`);
  await withoutServer(async (env) => {
    const { db, close } = await openDatabase(parseConfig(env));
    await db.execute(sql`
      insert into attempts (userid, attempt_id, section_id, instrument_version, instrument_hash, age, answers, result,
        idempotency_key, taken_at, language, help_first)
      select userid, 'copy ' || n, section_id, instrument_version, instrument_hash, age, answers, result,
        'copy ' || n, taken_at - n * interval '1 minute', language, help_first
      from attempts, generate_series(1, ${attempts - 1}) n where userid = ${busy.userid}`);
    await close();
  });
}
