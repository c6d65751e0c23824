/**
 * `tsx tools/rehearse/failover.ts [--submissions N]`: the primary of a replicated PostgreSQL dies amid submissions. What
 * was acknowledged must be there, once, and the server must go on by itself.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import { someAnswers, submitterOf } from '../bench/client.ts';
import { addPeopleTo } from '../bench/people.ts';
import { startPatroni } from './patroni.ts';

const { values } = parseArgs({ options: { submissions: { type: 'string', default: '5000' } } });
const wanted = Number(values.submissions);
const senders = 8;
const each = 40;

const cluster = await startPatroni();
try {
  await rehearse();
} finally {
  cluster.stop();
}

async function rehearse(): Promise<void> {
  const [first] = instruments as [Instrument];
  const key = Buffer.alloc(32, 7).toString('base64');
  const env = { DATABASE_URL: cluster.url, DATA_KEY: key };
  const program = await startProgram(env);
  try {
    // Nobody takes a section more than 50 times a day.
    const people = await addPeopleTo(env, Math.ceil(wanted / each) + senders);
    const turns = people.map((person) => submitterOf(`${program.address}/api`, person)).entries();
    const acknowledged: string[] = [];
    const refused = new Map<string, number>();
    let killedAt = 0;
    let recoveredAt = 0;
    const killing = (async () => {
      while (acknowledged.length < wanted / 3) await sleep(20);
      const killed = await cluster.killPrimary();
      killedAt = performance.now();
      console.log(`The primary ${killed} was killed after ${acknowledged.length} acknowledged submissions.`);
    })();
    await Promise.all(
      Array.from({ length: senders }, async () => {
        for (const [i, submit] of turns) {
          for (let n = 0; n < each && acknowledged.length < wanted; n += 1) {
            const id = randomUUID();
            for (;;) {
              const sentAt = performance.now();
              const status = await submit(first, someAnswers(first, i), id);
              if (status === 204) {
                if (killedAt > 0 && recoveredAt === 0 && sentAt > killedAt) recoveredAt = performance.now();
                acknowledged.push(id);
                break;
              }
              if (status !== null && status < 500)
                throw new Error(`A submission was answered with ${status}.`);
              const name = String(status ?? 'no answer');
              refused.set(name, (refused.get(name) ?? 0) + 1);
              // As the browser program does: the same key again, later.
              await sleep(500);
            }
          }
        }
      }),
    );
    await killing;
    const stored = await storedKeys();
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    const doubled = [...stored.values()].filter((count) => count > 1).length;
    const seconds = ((recoveredAt - killedAt) / 1000).toFixed(1);
    console.log(
      `acknowledged ${acknowledged.length}, lost ${lost}, doubled ${doubled}, next acknowledged after ${seconds} s`,
    );
    console.log(
      `answers to repeat on: ${JSON.stringify(Object.fromEntries(refused))}; primary now ${await cluster.primary()}`,
    );
    if (lost + doubled > 0) process.exitCode = 1;
  } finally {
    await program.stop();
  }
}

/** How many rows each key has in the new primary. */
async function storedKeys(): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query(
    'select idempotency_key as key, count(*)::int as rows from attempts group by 1',
  );
  await client.end();
  return new Map(rows.map(({ key, rows: count }) => [key as string, count as number]));
}
