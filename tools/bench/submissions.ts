/**
 * Submissions through HTTP beside the same transaction without HTTP, on both databases: by the processor's time of each
 * part, and by the clock (decision 0068). Both run on a database of their own and take turns in short rounds, so that
 * whatever else the machine does falls on both; the median round counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { pathTo, patterns } from '#contract/paths.ts';
import { type Cluster, freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import type { BareRun } from './bare.ts';
import { someAnswers } from './client.ts';
import { firstInstrument } from './first-instrument.ts';
import { callAtPace } from './paced.ts';
import { addPeopleTo, type BenchPerson } from './people.ts';
import { clusterMs, load, processorMs } from './processor.ts';

/** Two for each connection: the database is always busy, and the line before it never too long. */
const callers = 20;
/** Of each caller: nobody takes a section more than 50 times a day. */
const peopleEach = 100;
/** Submissions, until the compiler of Node has settled. */
const warmUp = 2_000;
/** Of a round. A fixed number, so that on a busy machine a round takes longer, and costs the same. */
const submissions = 1_000;
const rounds = 9;
const pacedSeconds = 10;

/** One round: how many a second, and milliseconds of the processor for each. */
interface Round {
  readonly perSecond: number;
  readonly server: number;
  readonly database: number;
  readonly generator: number;
  /** Of those tried: sent away because too many waited. Of several rounds: all of them. */
  readonly shed: number;
}

/** Something that submits, and the process in which it does. */
interface Side {
  readonly pid: number;
  /** Tries so many, and resolves to the seconds that it took and how many were sent away (503). */
  submit(amount: number): Promise<{ readonly seconds: number; readonly shed: number }>;
  end(): Promise<void>;
}

type NewDatabase = () => Promise<Record<string, string>>;

/** Prints the figures of each database. */
export async function reportSubmissions(): Promise<void> {
  console.log(
    `\nSubmissions, ${callers} callers at once, median of ${rounds} rounds of ${submissions}; milliseconds are the processor's, for one submission`,
  );
  await measure('PGlite on disk', async () => ({}), null);
  const cluster = startCluster();
  try {
    await measure('PostgreSQL', async () => ({ DATABASE_URL: await freshDatabase(cluster.url) }), cluster);
  } finally {
    cluster.stop();
  }
}

async function measure(name: string, newDatabase: NewDatabase, cluster: Cluster | null): Promise<void> {
  const served = await startServed(await newDatabase());
  const bare = await startBare(await newDatabase());
  try {
    const [a, b] = await measuredInTurn([served, bare], cluster);
    report(name, a, b);
    await reportHalfLoad(served, a.perSecond / 2);
  } finally {
    await bare.end();
    await served.end();
  }
}

async function measuredInTurn(
  sides: readonly [Side, Side],
  cluster: Cluster | null,
): Promise<[Round, Round]> {
  const [a, b]: [Round[], Round[]] = [[], []];
  for (const side of sides) await side.submit(warmUp);
  for (let round = 0; round < rounds; round += 1) {
    a.push(await metered(sides[0], cluster));
    b.push(await metered(sides[1], cluster));
  }
  return [medianOf(a), medianOf(b)];
}

async function metered(side: Side, cluster: Cluster | null): Promise<Round> {
  const read = () => ({
    server: processorMs(side.pid),
    database: cluster ? clusterMs(cluster.processes()) : 0,
    generator: processorMs(process.pid),
  });
  const before = read();
  const { seconds, shed } = await side.submit(submissions);
  const after = read();
  const stored = submissions - shed;
  const each = (part: keyof typeof before) => (after[part] - before[part]) / stored;
  return {
    shed,
    perSecond: stored / seconds,
    server: each('server'),
    database: each('database'),
    generator: each('generator'),
  };
}

function report(name: string, http: Round, bare: Round): void {
  const spent = ({ server, database }: Round) => server + database;
  console.log(`${name} (load ${load()})`);
  console.table({ 'through HTTP': rounded(http), 'without HTTP': rounded(bare) });
  console.log(
    `  ratio: ${(spent(bare) / spent(http)).toFixed(2)} of the processor's time, without the generator's; ` +
      `${(bare.server / http.server).toFixed(2)} of the server's process alone; ` +
      `${(http.perSecond / bare.perSecond).toFixed(2)} by the clock`,
  );
}

async function reportHalfLoad({ program, people }: Served, perSecond: number): Promise<void> {
  const { origin } = new URL(program.address);
  const { p50, p99, longest, shed } = await callAtPace(
    origin,
    callsOf(program, people),
    bodyToSend(),
    perSecond,
    pacedSeconds,
  );
  console.log(
    `  at half of that, ${perSecond.toFixed(0)} a second: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, sent away ${shed}`,
  );
}

interface Served extends Side {
  readonly program: Program;
  readonly people: readonly BenchPerson[];
}

/** The built server, and this process as the people who call it. */
async function startServed(env: Record<string, string>): Promise<Served> {
  const program = await startProgram(env);
  await program.halt();
  const people = await addPeopleTo({ ...env, DATA_DIR: program.dataDir }, callers * peopleEach);
  await program.restart();
  return {
    program,
    people,
    pid: program.pid,
    async submit(amount) {
      const requests = callsOf(program, people);
      let shed = 0;
      let wait = 0;
      const { non2xx, errors, duration } = await autocannon({
        url: new URL(program.address).origin,
        method: 'POST',
        connections: callers,
        amount,
        // How soon it sees that all is done, in ms.
        sampleInt: 10,
        body: bodyToSend(),
        setupClient(client) {
          client.setRequests(requests.splice(0, peopleEach));
          client.on('headers', ({ statusCode, headers }) => {
            if (statusCode !== 503) return;
            shed += 1;
            wait = Math.max(wait, secondsToWait(headers));
          });
        },
      });
      if (non2xx - shed + errors > 0) throw new Error(`${non2xx - shed} refused, ${errors} failed.`);
      // Who is sent away comes again when the server says.
      await sleep(wait * 1000);
      return { seconds: duration, shed };
    },
    end: () => program.stop(),
  };
}

/** The transaction alone, in a process of its own. */
async function startBare(env: Record<string, string>): Promise<Side> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-bare-'));
  const child = fork(join(import.meta.dirname, 'bare.ts'), {
    env: { ...process.env, ...env, DATA_DIR: dataDir, BENCH_PEOPLE: String(callers * peopleEach) },
  });
  await answerOf(child);
  return {
    pid: child.pid as number,
    async submit(amount) {
      const begun = performance.now();
      child.send({ callers, each: amount / callers } satisfies BareRun);
      await answerOf(child);
      return { seconds: (performance.now() - begun) / 1000, shed: 0 };
    },
    async end() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Seconds of `Retry-After`, in a list of names and values. */
function secondsToWait(headers: readonly string[]): number {
  const at = headers.findIndex((name, place) => place % 2 === 0 && name.toLowerCase() === 'retry-after');
  return Number(headers[at + 1]) || 1;
}

async function answerOf(child: ChildProcess): Promise<void> {
  const ended = new AbortController();
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('The process without HTTP has ended.');
  });
  gone.catch(() => {});
  await Promise.race([once(child, 'message'), gone]);
  ended.abort();
}

function callsOf({ address }: Program, people: readonly BenchPerson[]) {
  const { pathname } = new URL(address);
  const sectionId = firstInstrument().id;
  return people.map(({ userid, token }) => ({
    path: `${pathname}/api${pathTo(patterns.submit, { userid, sectionId })}`,
    headers: { 'Content-Type': 'application/json', Authorization: token },
  }));
}

const bodyToSend = () => JSON.stringify({ ans: someAnswers(firstInstrument()) });

/** The median of each figure by itself. */
function medianOf(all: readonly Round[]): Round {
  const median = (figure: keyof Round) =>
    all.map((round) => round[figure]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    perSecond: median('perSecond'),
    server: median('server'),
    database: median('database'),
    generator: median('generator'),
    shed: all.reduce((sum, round) => sum + round.shed, 0),
  };
}

function rounded({ perSecond, server, database, generator, shed }: Round) {
  const ms = (figure: number) => Number(figure.toFixed(3));
  return {
    'per second': Math.round(perSecond),
    'server, ms': ms(server),
    'database, ms': ms(database),
    'generator, ms': ms(generator),
    'sent away': shed,
  };
}
