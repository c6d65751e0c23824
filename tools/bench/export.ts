/**
 * What an export of research data costs those who answer meanwhile: the built server on PostgreSQL, submissions at an even
 * pace, rounds with and without `npm run export` running over and over. And what the export itself takes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { readPublished } from '#server/instruments/published.ts';
import { readInstruments } from '#server/instruments/read.ts';
import { instrumentsFolder, publishedFolder } from '#server/paths.ts';
import { madeUpPeople, store, words } from '#tests/research/support/people-in-a-database.ts';
import { freshDatabase, startCluster } from '#tests/support/postgres.ts';
import { startProgram } from '#tests/support/program.ts';
import { someAnswers } from './client.ts';
import { callAtPace } from './paced.ts';
import { addPeopleTo } from './people.ts';
import { load } from './processor.ts';

const people = 1_000;
const perSecond = 50;
const seconds = 10;
const rounds = 4;

/** Prints the time and the memory of an export, and the waits of submissions beside it and without it. */
export async function reportExport(): Promise<void> {
  const cluster = startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
  const env = { DATABASE_URL: await freshDatabase(cluster.url) };
  const program = await startProgram(env);
  try {
    const { db, close } = await openDatabase(parseConfig({ ...env, DATA_DIR: program.dataDir }));
    await store(db, madeUpPeople(people, readPublished(publishedFolder()), 2025));
    await close();
    const callers = await addPeopleTo(
      { ...env, DATA_DIR: program.dataDir },
      2 * rounds * perSecond * seconds,
    );
    console.log(
      `\nAn export of ${people} people, ${perSecond} submissions a second beside it (load ${load()})`,
    );
    const { took, peakMb } = await exported(env, join(folder, 'alone'));
    console.log(
      `  alone: ${took.toFixed(1)} s, ${peakMb.toFixed(0)} MB of memory at most, the program's own included`,
    );
    const { pathname, origin } = new URL(program.address);
    const [first] = readInstruments(instrumentsFolder());
    if (!first) throw new Error('There is no instrument to submit.');
    const round = () =>
      callAtPace(
        origin,
        callers.splice(0, perSecond * seconds).map(({ userid, token }) => ({
          path: `${pathname}/api${pathTo(patterns.submit, { userid, sectionId: first.instrument.id })}`,
          headers: { 'Content-Type': 'application/json', Authorization: token },
        })),
        JSON.stringify({ ans: someAnswers(first.instrument) }),
        perSecond,
        seconds,
      );
    for (let turn = 0; turn < rounds; turn += 1) {
      const without = await round();
      const until = performance.now() + seconds * 1000;
      const beside = round();
      let count = 0;
      while (performance.now() < until) {
        count += 1;
        await exported(env, join(folder, `${turn}-${count}`));
      }
      const during = await beside;
      console.log(
        `  round ${turn + 1}: p50 ${without.p50.toFixed(1)} and p99 ${without.p99.toFixed(1)} ms without, ` +
          `p50 ${during.p50.toFixed(1)} and p99 ${during.p99.toFixed(1)} ms beside ${count} exports (load ${load()})`,
      );
    }
  } finally {
    await program.stop();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the built command to its end; reads how much memory it had at most. */
async function exported(env: Record<string, string>, out: string): Promise<{ took: number; peakMb: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/server/export.js', '--out', out, '--words', words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  let peakMb = 0;
  const watch = setInterval(() => {
    try {
      const [, kb = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      peakMb = Math.max(peakMb, Number(kb) / 1024);
    } catch {
      // It has ended.
    }
  }, 50);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
  return { took: (performance.now() - begun) / 1000, peakMb };
}
