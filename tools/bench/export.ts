/**
 * What an export of research data costs those who answer meanwhile: the built server on PostgreSQL, submissions at an even
 * pace, rounds without and with `npm run export` in turn, each as long as an export takes. A round of exports that do not
 * rest shows that the bench can see harm. And what the export itself takes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
import { inWords } from './compared.ts';
import { firstInstrument } from './first-instrument.ts';
import { callAtPace, type Waits } from './paced.ts';
import { addPeopleTo } from './people.ts';
import { clusterMs, load, processorMs } from './processor.ts';

const people = 1_000;
/** Who submit. Nobody takes a section more than 50 times a day. */
const callers = 2_000;
const perSecond = 100;
/** Of rounds beside an export; one more is without. */
const rounds = 4;
/** Of exports that do not rest: enough to see that the bench sees them. */
const hastyRounds = 1;
/** Seconds that a round lasts at least: exports follow one another until then. */
const least = 20;
/** What issue 14 asks for: p99 moves by less than a tenth. */
const most = 1.1;

const without = 'without';
type Beside = readonly string[] | typeof without;

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
    const round = await roundsOf(program, env, folder);
    console.log(
      `\nAn export of ${people} people among ${people + callers} accounts, ${perSecond} submissions a second beside it (load ${load()})`,
    );
    for (const options of [[], ['--fast']])
      await tellCost(env, cluster, join(folder, `alone${options}`), options);
    const changedBefore = await changedRows(env);
    // The first round is of a server that has just started.
    let submissions = (await round(without)).count;
    const alone = [await round(without)];
    const beside: Round[] = [];
    const hasty: Round[] = [];
    for (let turn = 1; turn <= rounds + hastyRounds; turn += 1) {
      const isHasty = turn > rounds;
      const during = await round(isHasty ? ['--fast'] : []);
      (isHasty ? hasty : beside).push(during);
      const after = await round(without);
      alone.push(after);
      submissions += during.count + after.count;
      console.log(
        `  round ${turn}: p50 ${during.p50.toFixed(1)} and p99 ${during.p99.toFixed(1)} ms beside ${during.exports} ` +
          `export${during.exports > 1 ? 's' : ''}${isHasty ? ' without rests' : ''}, p50 ${after.p50.toFixed(1)} and p99 ${after.p99.toFixed(1)} ms after it (load ${load()})`,
      );
    }
    const of = (what: 'p50' | 'p99', ones: readonly Round[]) => ones.map((one) => one[what]);
    for (const what of ['p50', 'p99'] as const)
      console.log(inWords(what, { alone: of(what, alone), beside: of(what, beside) }, most));
    const reference = { alone: of('p99', alone), beside: of('p99', hasty) };
    console.log(inWords('p99 beside exports without rests', reference, most));
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

interface Round extends Waits {
  /** How many exports came to their end in it. */
  readonly exports: number;
}

/** Submissions for as long as a round lasts, beside nothing or beside exports with some options. */
async function roundsOf(program: Program, env: Record<string, string>, folder: string) {
  const { pathname, origin } = new URL(program.address);
  const instrument = firstInstrument();
  const calls = (await addPeopleTo({ ...env, DATA_DIR: program.dataDir }, callers)).map(
    ({ userid, token }) => ({
      path: `${pathname}/api${pathTo(patterns.submit, { userid, sectionId: instrument.id })}`,
      headers: { 'Content-Type': 'application/json', Authorization: token },
    }),
  );
  const body = JSON.stringify({ ans: someAnswers(instrument) });
  let made = 0;
  let seconds = least;
  return async (options: Beside): Promise<Round> => {
    let exports = 0;
    const since = performance.now();
    const work = async () => {
      while (performance.now() - since < least * 1000) {
        exports += 1;
        made += 1;
        await exported(env, join(folder, String(made)), options as readonly string[]);
      }
      // The next round without has as many calls.
      seconds = Math.round((performance.now() - since) / 1000);
    };
    const working = options === without ? seconds : work();
    const waits = await callAtPace(origin, calls, body, perSecond, working);
    await working;
    return { ...waits, exports };
  };
}

async function tellCost(
  env: Record<string, string>,
  cluster: Cluster,
  out: string,
  options: readonly string[],
): Promise<void> {
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
  env: Record<string, string>,
  out: string,
  options: readonly string[],
): Promise<{ took: number; peakMb: number; ownMs: number }> {
  const begun = performance.now();
  const args = ['dist/server/export.js', '--out', out, '--words', words, ...options];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
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
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
  return { took: (performance.now() - begun) / 1000, peakMb, ownMs };
}

/** Rows that were changed or deleted since the database was made. */
async function changedRows({ DATABASE_URL }: Record<string, string>): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    'select sum(n_tup_upd + n_tup_del)::float8 as changed from pg_stat_user_tables',
  );
  await client.end();
  return rows[0].changed as number;
}
