/**
 * The transaction of a submission without HTTP, in a process of its own that `submissions.ts` starts: as many callers
 * at once, the same services and the same connections. Each message runs it for so many callers, so many times each.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { readInstruments } from '#server/instruments/read.ts';
import { instrumentsFolder } from '#server/paths.ts';
import { openKeys } from '#server/sealing/open-keys.ts';
import { isLivingSession } from '#server/services/living-session.ts';
import { submit } from '#server/services/submit.ts';
import { readSessionToken } from '#server/services/tokens.ts';
import { builtInSettings } from '#server/settings.ts';
import { someAnswers } from './client.ts';
import { addPeople, type BenchPerson } from './people.ts';

/** What the parent asks for. It hears 'ready' once, and 'done' each time. */
export interface BareRun {
  readonly callers: number;
  /** Submissions of each caller. */
  readonly each: number;
}

const config = parseConfig(process.env);
const { db, close } = await openDatabase(config);
const context: Context = {
  config,
  settings: builtInSettings,
  db,
  mails: { wake: () => {} },
  ...(await openKeys(config, { db }, () => new Date())),
  instruments: readInstruments(instrumentsFolder()),
  now: () => new Date(),
  sleep,
};
const people = await addPeople(context, Number(process.env.BENCH_PEOPLE));

process.on('message', (run: BareRun) => void submitting(run).then(() => process.send?.('done')));
process.on('disconnect', () => void close().then(() => process.exit()));
process.send?.('ready');

async function submitting({ callers, each }: BareRun): Promise<void> {
  const [served] = context.instruments;
  if (!served) throw new Error('There is no instrument to submit.');
  const ans = someAnswers(served.instrument);
  const peopleEach = people.length / callers;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let n = 0; n < each; n += 1) {
        const { userid, token } = people[caller * peopleEach + (n % peopleEach)] as BenchPerson;
        // The server looks up the session for every call: the same work belongs to both sides.
        const session = readSessionToken(token);
        if (!session || !(await isLivingSession(context, session))) throw new Error('The session has ended.');
        await submit(context, served, { userid, ans, key: null, version: null });
        // PGlite answers as microtasks: without a real turn, timers and the end of the round would starve.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
}
