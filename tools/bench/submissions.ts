/**
 * Submissions per second through HTTP, as a ratio to the same transaction driven without HTTP, on both databases.
 * Rounds of the two alternate, so that whatever else the machine does falls on both; the median round counts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { readInstruments } from '#server/instruments/read.ts';
import { instrumentsFolder } from '#server/paths.ts';
import { openKeys } from '#server/sealing/open-keys.ts';
import { isLivingSession } from '#server/services/living-session.ts';
import { submit } from '#server/services/submit.ts';
import { hashToken } from '#server/services/tokens.ts';
import { builtInSettings } from '#server/settings.ts';
import { freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { startProgram } from '#tests/support/program.ts';
import { someAnswers } from './client.ts';
import { addPeople, type BenchPerson } from './people.ts';

const callers = 50;
/** Of each caller: nobody takes a section more than 50 times a day. */
const peopleEach = 40;
const seconds = 5;
const rounds = 3;

type Env = Record<string, string>;

/** Prints one line per database. */
export async function reportSubmissions(): Promise<void> {
  console.log(
    `\nSubmissions per second, ${callers} callers at once, median of ${rounds} rounds of ${seconds} s`,
  );
  await measure('PGlite on disk', {});
  const cluster = startCluster();
  try {
    await measure('PostgreSQL', { DATABASE_URL: await freshDatabase(cluster.url) });
  } finally {
    cluster.stop();
  }
}

async function measure(name: string, env: Env): Promise<void> {
  const program = await startProgram(env);
  try {
    await program.halt();
    const people = await withDatabase({ ...env, DATA_DIR: program.dataDir }, (context) =>
      addPeople(context.db, callers * peopleEach),
    );
    await program.restart();
    const http: number[] = [];
    const direct: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      http.push(await throughHttp(program.address, people));
      await program.halt();
      direct.push(
        await withDatabase({ ...env, DATA_DIR: program.dataDir }, (context) => withoutHttp(context, people)),
      );
      await program.restart();
    }
    const [a, b] = [median(http), median(direct)];
    console.log(`${name}: HTTP ${a.toFixed(0)}/s, direct ${b.toFixed(0)}/s, ratio ${(a / b).toFixed(2)}`);
  } finally {
    await program.stop();
  }
}

async function throughHttp(address: string, people: readonly BenchPerson[]): Promise<number> {
  const { instrument } = firstOf(readInstruments(instrumentsFolder()));
  const { origin, pathname } = new URL(address);
  const requests = people.map(({ userid, token }) => ({
    path: `${pathname}/api${pathTo(patterns.submit, { userid, sectionId: instrument.id })}`,
    headers: { 'Content-Type': 'application/json', Authorization: token },
  }));
  const result = await autocannon({
    url: origin,
    method: 'POST',
    connections: callers,
    duration: seconds,
    body: JSON.stringify({ ans: someAnswers(instrument) }),
    setupClient: (client) => client.setRequests(requests.splice(0, peopleEach)),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed.`);
  return result['2xx'] / result.duration;
}

async function withoutHttp(context: Context, people: readonly BenchPerson[]): Promise<number> {
  const served = firstOf(context.instruments);
  const ans = someAnswers(served.instrument);
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const own = people.slice(caller * peopleEach, (caller + 1) * peopleEach);
      for (let n = 0; performance.now() < end; n += 1) {
        const { userid, token } = own[n % own.length] as BenchPerson;
        // The server looks up the session for every call: the same work belongs to both sides.
        await isLivingSession(context, { userid, tokenHash: hashToken(token) });
        await submit(context, served, { userid, ans, key: null, version: null });
        done += 1;
        // PGlite answers as microtasks: without a real turn, timers and the end of the round would starve.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
  return done / seconds;
}

async function withDatabase<T>(env: Env, work: (context: Context) => Promise<T>): Promise<T> {
  const config = parseConfig(env);
  const { db, close } = await openDatabase(config);
  try {
    return await work({
      config,
      settings: builtInSettings,
      db,
      mails: { wake: () => {} },
      ...(await openKeys(config, db, () => new Date())),
      instruments: readInstruments(instrumentsFolder()),
      now: () => new Date(),
      sleep,
    });
  } finally {
    await close();
  }
}

function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('There is no instrument to submit.');
  return first;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
