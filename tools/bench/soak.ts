/**
 * Mixed load at half of what the server can take, for as long as wanted: does memory grow, and do answers stay as fast?
 * What the server holds is read from its own metrics once in five seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#authoring/dev/free-port.ts';
import { freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { startProgram } from '#tests/support/program.ts';
import { quantile, type Slope, slopeOf } from './load/figures.ts';
import { startLoadMaker } from './load/make-load.ts';
import { capacityOf, orderFor } from './overload.ts';
import { load } from './processor.ts';

/** Until memory is what it stays: what is compiled, cached and connected comes in the first minutes. */
const settlingMinutes = 2;
const everyMs = 5_000;

interface Held {
  /** Since the load began. */
  readonly minutes: number;
  readonly heapMb: number;
  readonly rssMb: number;
  readonly handles: number;
}

/** Prints a line for each tenth of the time, but at least ten minutes long; then the slopes. PostgreSQL. */
export async function reportSoak(minutes: number): Promise<void> {
  const cluster = startCluster();
  const url = await freshDatabase(cluster.url);
  const metricsPort = await freePort();
  const env = { DATABASE_URL: url, TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) };
  const program = await startProgram(env);
  const maker = startLoadMaker();
  try {
    // Nobody takes a section more than 50 times a day.
    const order = await orderFor(program, env, Math.max(4000, minutes * 600));
    await maker.make({ ...order, calls: { submission: 30 }, pace: 'at once', obeys: false });
    const capacity = await capacityOf(maker, order, []);
    const perSecond = Math.max(Math.round(capacity / 2), 1);
    console.log(
      `\n${minutes} minutes at half of ${capacity.toFixed(0)} calls a second: ${Math.ceil(perSecond / 2)} submissions, ${Math.ceil(perSecond / 2)} readings, a login, a sign-up; load ${load()}`,
    );
    const held: Held[] = [];
    const since = performance.now();
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) {
        held.push({ minutes: (performance.now() - since) / 60_000, ...(await heldBy(metricsPort)) });
        await sleep(everyMs);
      }
    })();
    const calls = {
      submission: Math.ceil(perSecond / 2),
      reading: Math.ceil(perSecond / 2),
      login: 1,
      'sign-up': 1,
    };
    const partMinutes = Math.min(minutes, Math.max(minutes / 10, minutes < 30 ? minutes / 4 : 10));
    for (let done = 0; done < minutes - 0.01; done += partMinutes) {
      const { outcomes } = await maker.make({ ...order, calls, seconds: partMinutes * 60 });
      const { submission, reading } = outcomes;
      const last = held.at(-1);
      console.log(
        [
          `minute ${(done + partMinutes).toFixed(1).padStart(4)}:`,
          `p50 ${quantile(submission?.ms ?? [], 0.5).toFixed(0)} and p99 ${quantile(submission?.ms ?? [], 0.99).toFixed(0)} ms of ${submission?.sent} submissions,`,
          `p99 ${quantile(reading?.ms ?? [], 0.99).toFixed(0)} ms of readings,`,
          `refused ${(submission?.refusedMs.length ?? 0) + (reading?.refusedMs.length ?? 0)};`,
          `heap ${last?.heapMb.toFixed(0)} MB, RSS ${last?.rssMb.toFixed(0)} MB, ${last?.handles} handles, database ${await sizeOf(url)} MB; load ${load()}`,
        ].join(' '),
      );
    }
    over.abort();
    await watching;
    const settled = held.filter((one) => one.minutes >= Math.min(settlingMinutes, minutes / 4));
    const slope = (of: (one: Held) => number) =>
      slopeOf(settled.map((one) => [one.minutes / 60, of(one)] as const));
    console.log(
      `Growth an hour, of ${settled.length} readings after the first ${Math.min(settlingMinutes, minutes / 4)} minutes: heap ${inWords(slope((one) => one.heapMb))}, RSS ${inWords(slope((one) => one.rssMb))}`,
    );
  } finally {
    maker.stop();
    await program.stop();
    cluster.stop();
  }
}

const inWords = ({ each, give }: Slope) =>
  `${each.toFixed(1)} MB (95 %: ${(each - give).toFixed(1)} to ${(each + give).toFixed(1)})`;

async function heldBy(port: number): Promise<Omit<Held, 'minutes'>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]);
  return {
    heapMb: value('nodejs_heap_size_used_bytes') / 1e6,
    rssMb: value('process_resident_memory_bytes') / 1e6,
    handles: value('nodejs_active_handles_total'),
  };
}

async function sizeOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as size');
  await client.end();
  return ((rows[0].size as number) / 1e6).toFixed(0);
}
