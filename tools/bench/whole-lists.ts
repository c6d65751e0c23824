/**
 * Whole lists of somebody with ten thousand attempts, on both databases: what the server's memory does meanwhile, and how
 * long another person waits for a short answer, alone, while five such lists are read at once, and while five readers
 * turn the pages of one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
import { Windows } from './windows.ts';

const attempts = 10_000;
const listsAtOnce = 5;
/** Records of a page, where a list is asked for in pages (`limit`, `before`). */
const pageLength = 25;
/** Ms between two short questions. */
const pause = 5;
/** Of short questions for each kind of list, while its readers are held back for two seconds after every two. */
const seconds = 90;
/** The ratio of p99 that is asked for: others hardly notice. */
const most = 1.2;

type Env = Record<string, string>;

/** Prints a table for each database. */
export async function reportWholeLists(): Promise<void> {
  console.log(
    `\nAnother person's reads of the progress for ${seconds} s, and the server's memory: alone, and while ${listsAtOnce} readers read lists of ${attempts} attempts, whole or in pages of ${pageLength}`,
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
    const warm = new Windows(() => {});
    await warm.during(() => readOften(short, other, memory, warm));
    const address = (list: 'exportData' | 'history') =>
      `${api}${pathTo(patterns[list], { userid: busy.userid, sectionId: firstInstrument().id })}`;
    const lists = {
      'whole files': [address('exportData')],
      'whole histories': [address('history')],
      [`histories in pages of ${pageLength}`]: await pagesOf(address('history'), busy.token),
    };
    for (const [kind, [first = '']] of Object.entries(lists)) {
      const since = performance.now();
      const size = (await (await fetch(first, { headers: { Authorization: busy.token } })).arrayBuffer())
        .byteLength;
      const ms = performance.now() - since;
      console.log(
        `${name}, the first of ${kind} with nobody else: ${(size / 1e6).toFixed(1)} MB in ${ms.toFixed(0)} ms`,
      );
    }
    for (const [kind, addresses] of Object.entries(lists)) {
      const readers = new Readers(addresses, busy.token);
      const windows = new Windows((isHeld) => readers.hold(isHeld));
      try {
        const highestMb = await windows.during(() => readOften(short, other, memory, windows));
        console.log(
          `  beside ${kind}, ${(readers.bytes / 1e6 / (seconds / 2)).toFixed(1)} MB a second of them: memory ${highestMb.toFixed(0)} MB at most (load ${load()})`,
        );
      } finally {
        await readers.end();
      }
      for (const share of [0.5, 0.99])
        console.log(`  ${windows.inWords(`${name}, p${share * 100} beside ${kind}`, share, most)}`);
    }
  } finally {
    await program.stop();
  }
}

/** Some who read a list over and over, each in a process of its own, which can be held back. */
class Readers {
  private readonly reading = new Set<ChildProcess>();
  private readonly whole: Promise<unknown>;
  private isOver = false;
  private isHeld = false;
  /** Of readers that have come to their end. */
  private read = 0;

  constructor(list: readonly string[], token: string) {
    // One process and one connection for all pages, since a process for each would take more than the server does.
    const asked = list.map((url) => `url = "${url}"\noutput = "/dev/null"`).join('\n');
    this.whole = Promise.all(Array.from({ length: listsAtOnce }, () => this.readOn(asked, token)));
  }

  /** Whatever they have read until now. */
  get bytes(): number {
    return [...this.reading].reduce((sum, { pid }) => sum + writtenBy(pid as number), this.read);
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    for (const each of this.reading) each.kill(isHeld ? 'SIGSTOP' : 'SIGCONT');
  }

  /** What is half read is of no use any more. @throws when a list ended badly */
  async end(): Promise<void> {
    this.isOver = true;
    for (const each of this.reading) each.kill('SIGKILL');
    await this.whole;
  }

  private async readOn(asked: string, token: string): Promise<void> {
    while (!this.isOver) {
      const args = ['-sf', '-H', `Authorization: ${token}`, '-w', '%{size_download}\n', '-K', '-'];
      const curl = spawn('curl', args, { stdio: ['pipe', 'pipe', 'inherit'] });
      if (this.isHeld) curl.kill('SIGSTOP');
      curl.stdin.end(asked);
      const own: number[] = [];
      curl.stdout.on('data', (lines) => own.push(...String(lines).trim().split('\n').map(Number)));
      this.reading.add(curl);
      const [code] = await once(curl, 'close');
      this.reading.delete(curl);
      this.read += own.reduce((sum, size) => sum + size, 0);
      if (code !== 0 && !this.isOver) throw new Error(`A list ended with ${code}.`);
    }
  }
}

/** The bytes that a process has written anywhere until now. */
function writtenBy(pid: number): number {
  try {
    return Number(/^wchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
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

/** @returns the most memory that the server had, MB */
async function readOften(
  url: string,
  { token }: BenchPerson,
  memory: () => Promise<number>,
  windows: Windows,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let highest = await memory();
  for (let read = 0; performance.now() < until; read += 1) {
    const tell = windows.due();
    const since = performance.now();
    const answer = await fetch(url, { headers: { Authorization: token } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A short answer had the status ${answer.status}.`);
    tell(performance.now() - since);
    if (read % 20 === 0) highest = Math.max(highest, await memory());
    await sleep(pause);
  }
  return highest;
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
