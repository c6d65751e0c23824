/**
 * Whole lists of somebody with ten thousand attempts, on both databases: what the server's memory does meanwhile, and how
 * long another person waits for a short answer, alone and while five such lists are read at once.
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

const attempts = 10_000;
const listsAtOnce = 5;
const reads = 200;
/** Ms between two short questions. */
const pause = 10;

type Env = Record<string, string>;

/** Prints a line for each database and list. */
export async function reportWholeLists(): Promise<void> {
  console.log(
    `\nAnother person's ${reads} reads of the progress, ms, and the server's memory, MB: alone, and while ${listsAtOnce} lists of ${attempts} attempts are read at once`,
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
    await readOften(short, other, memory);
    const report = (what: string, figures: object) => console.log(`${name}, ${what}: ${wordsOf(figures)}`);
    report('alone', await readOften(short, other, memory));
    for (const list of ['exportData', 'history'] as const) {
      const { userid, token } = busy;
      const path = pathTo(patterns[list], { userid, sectionId: firstInstrument().id });
      report(list, await whileListed(`${api}${path}`, token, () => readOften(short, other, memory)));
    }
    report('alone again', await readOften(short, other, memory));
  } finally {
    await program.stop();
  }
}

const wordsOf = (figures: object) =>
  Object.entries(figures)
    .map(([figure, value]) => `${figure} ${value}`)
    .join(', ');

/** Reads a list over and over, several at once and each in a process of its own, until something is done. */
async function whileListed<T extends object>(
  url: string,
  token: string,
  work: () => Promise<T>,
): Promise<T & { lists: number; 'list MB': string }> {
  const over = new AbortController();
  let lists = 0;
  let bytes = 0;
  const reading = new Set<ChildProcess>();
  const reader = async () => {
    while (!over.signal.aborted) {
      const args = ['-sf', '-H', `Authorization: ${token}`, '-o', '/dev/null', '-w', '%{size_download}', url];
      const curl = spawn('curl', args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      curl.stdout.on('data', (chunk) => (said += chunk));
      reading.add(curl);
      const [code] = await once(curl, 'close');
      reading.delete(curl);
      if (over.signal.aborted) return;
      if (code !== 0) throw new Error(`A list ended with ${code} after ${said} bytes.`);
      bytes = Number(said);
      lists += 1;
    }
  };
  const readers = Promise.all(Array.from({ length: listsAtOnce }, reader));
  try {
    return { ...(await work()), lists, 'list MB': (bytes / 1e6).toFixed(1) };
  } finally {
    over.abort();
    // What is half read is of no use any more.
    for (const each of reading) each.kill();
    await readers;
  }
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
