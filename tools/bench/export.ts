/**
 * What an export of research data costs those who answer meanwhile: the built server on PostgreSQL, submissions at an even
 * pace, and export after export beside them, each held back for two seconds after every two. The same beside exports that do
 * not rest shows that the bench can see harm. And what the export itself takes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { readPublished } from '#server/instruments/published.ts';
import { publishedFolder } from '#server/paths.ts';
import { madeUpPeople, store, words } from '#tests/research/support/people-in-a-database.ts';
import { type Cluster, freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import { someAnswers } from './client.ts';
import { firstInstrument } from './first-instrument.ts';
import { callAtPace } from './paced.ts';
import { addPeopleTo } from './people.ts';
import { clusterMs, load, processorMs } from './processor.ts';
import { Windows } from './windows.ts';

type Env = Record<string, string>;

const people = 1_000;
/** Who submit. Nobody takes a section more than 50 times a day. */
const callers = 2_000;
const perSecond = 100;
/** Seconds of a server that has just started: they do not count. */
const warmUp = 30;
/** Of submissions in all, half of them beside exports. */
const seconds = 720;
/** The same beside exports that do not rest: enough to see that the bench sees them. */
const hastySeconds = 60;
/** What issue 14 asks for: p99 moves by less than a tenth. */
const most = 1.1;

/** Prints what an export takes, and the waits of submissions beside it and without it, with a verdict. */
export async function reportExport(): Promise<void> {
  const cluster = startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
  const env = { DATABASE_URL: await freshDatabase(cluster.url) };
  const program = await startProgram(env);
  try {
    const { db, close } = await openDatabase(parseConfig({ ...env, DATA_DIR: program.dataDir }));
    await store(db, madeUpPeople(people, readPublished(publishedFolder()), 2025));
    await close();
    const submit = await submitting(program, env);
    console.log(
      `\nAn export of ${people} people among ${people + callers} accounts, ${perSecond} submissions a second beside it (load ${load()})`,
    );
    for (const options of [[], ['--fast']])
      await tellCost(env, cluster, join(folder, `alone${options}`), options);
    const changedBefore = await changedRows(env);
    let submissions = (await submit(warmUp)).count;
    for (const [name, options, time] of [
      ['exports', [], seconds],
      ['exports without rests', ['--fast'], hastySeconds],
    ] as const) {
      const exports = new Exports(env, join(folder, name), options);
      const windows = new Windows((isHeld) => exports.hold(isHeld));
      const during = windows.during(() => submit(time, () => windows.due()));
      const ended = exports.until(during);
      submissions += (await during).count;
      console.log(`  beside ${await ended} ${name} (load ${load()})`);
      for (const share of [0.5, 0.99])
        console.log(`  ${windows.inWords(`p${share * 100} beside ${name}`, share, most)}`);
    }
    const versions = ((await changedRows(env)) - changedBefore) / submissions;
    console.log(
      `A submission changes or deletes ${versions.toFixed(2)} rows: so many old ones of each stay until the snapshot ends.`,
    );
  } finally {
    await program.stop();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Submissions at an even pace. @returns starts them for some seconds */
async function submitting(program: Program, env: Env) {
  const { pathname, origin } = new URL(program.address);
  const instrument = firstInstrument();
  const calls = (await addPeopleTo({ ...env, DATA_DIR: program.dataDir }, callers)).map(
    ({ userid, token }) => ({
      path: `${pathname}/api${pathTo(patterns.submit, { userid, sectionId: instrument.id })}`,
      headers: { 'Content-Type': 'application/json', Authorization: token },
    }),
  );
  const body = JSON.stringify({ ans: someAnswers(instrument) });
  return (time: number, due?: () => (waited: number) => void) =>
    callAtPace(origin, calls, body, perSecond, time, due);
}

/** Export after export, which can be held back together with what is under way. */
class Exports {
  private readonly start: () => ChildProcess;
  private child: ChildProcess | undefined;
  private isHeld = false;

  constructor(env: Env, folder: string, options: readonly string[]) {
    mkdirSync(folder);
    let made = 0;
    this.start = () => startExport(env, join(folder, String((made += 1))), options);
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.child?.kill(isHeld ? 'SIGSTOP' : 'SIGCONT');
  }

  /** One after another until something is done; what is under way then comes to its end. @returns how many */
  async until(done: Promise<unknown>): Promise<number> {
    const over = new AbortController();
    const stop = () => over.abort();
    done.then(stop, stop);
    let exports = 0;
    while (!over.signal.aborted) {
      this.child = this.start();
      if (this.isHeld) this.child.kill('SIGSTOP');
      await endOf(this.child);
      exports += 1;
    }
    return exports;
  }
}

async function tellCost(env: Env, cluster: Cluster, out: string, options: readonly string[]): Promise<void> {
  const before = clusterMs(cluster.processes());
  const { took, peakMb, ownMs } = await exported(env, out, options);
  const theirs = clusterMs(cluster.processes()) - before;
  console.log(
    `  alone${options.length > 0 ? `, ${options.join(' ')}` : ''}: ${took.toFixed(1)} s, ${peakMb.toFixed(0)} MB of memory at most, ` +
      `the program's own included; of the processor ${(ownMs / 1000).toFixed(2)} s, of PostgreSQL's ${(theirs / 1000).toFixed(2)} s`,
  );
}

/** Runs the built command to its end; reads how much memory it had at most, and of the processor. */
async function exported(
  env: Env,
  out: string,
  options: readonly string[],
): Promise<{ took: number; peakMb: number; ownMs: number }> {
  const begun = performance.now();
  const child = startExport(env, out, options);
  let [peakMb, ownMs] = [0, 0];
  const watch = setInterval(() => {
    try {
      const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      peakMb = Math.max(peakMb, Number(kb) / 1024);
      ownMs = Math.max(ownMs, processorMs(child.pid as number));
    } catch {
      // It has ended.
    }
  }, 50);
  await endOf(child).finally(() => clearInterval(watch));
  return { took: (performance.now() - begun) / 1000, peakMb, ownMs };
}

/** As `npm run export` does. */
function startExport(env: Env, out: string, options: readonly string[]): ChildProcess {
  const program = ['--import', './dist/server/give-way.js', 'dist/server/export.js'];
  return spawn(process.execPath, [...program, '--out', out, '--words', words, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** @throws when it ends badly */
async function endOf(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
}

/** Rows that were changed or deleted since the database was made. */
async function changedRows({ DATABASE_URL }: Env): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    'select sum(n_tup_upd + n_tup_del)::float8 as changed from pg_stat_user_tables',
  );
  await client.end();
  return rows[0].changed as number;
}
