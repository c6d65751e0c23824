/** Two processes are started anew one after the other, while people go on. */
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, headers as names, pathTo, patterns } from '#contract/paths.ts';
import { instruments } from '#tests/support/instruments.ts';
import { someAnswers } from '../bench/client.ts';
import type { BenchPerson } from '../bench/people.ts';
import { type Asked, ask } from './ask.ts';

const [instrument] = instruments as [(typeof instruments)[number]];
/** Nobody takes a section more than 50 times a day. */
const submissionsEach = 40;

export interface Rolled {
  readonly calls: number;
  readonly repeated: number;
  /** What came twice to those who repeated once, and how often: "POST 503" and how its answer begins. */
  readonly lost: Readonly<Record<string, number>>;
  /** Keys of submissions that were confirmed. */
  readonly acknowledged: readonly string[];
  readonly seconds: number;
}

/**
 * @param programs each is stopped and started anew, in turn
 * @param people nobody of whom has submitted today
 */
export async function rollOver(
  { programs }: { readonly programs: readonly { halt(): Promise<void>; restart(): Promise<void> }[] },
  port: number,
  people: readonly BenchPerson[],
): Promise<Rolled> {
  const agent = new Agent({ keepAlive: true });
  const lost: Record<string, number> = {};
  const acknowledged: string[] = [];
  let [calls, repeated] = [0, 0];
  const over = new AbortController();

  async function call(asked: Asked, wanted: number): Promise<boolean> {
    calls += 1;
    let { status, body } = await ask(port, asked, { agent });
    if (status !== wanted) {
      repeated += 1;
      ({ status, body } = await ask(port, asked, { agent }));
    }
    if (status !== wanted) {
      const words = `${asked.method ?? 'GET'} ${status} ${body.toString().slice(0, 60)}`;
      lost[words] = (lost[words] ?? 0) + 1;
    }
    return status === wanted;
  }

  async function client(mine: readonly BenchPerson[]): Promise<void> {
    let turn = 0;
    while (!over.signal.aborted) {
      const { userid, token } = mine[Math.floor(turn / submissionsEach) % mine.length] as BenchPerson;
      turn += 1;
      const key = randomUUID();
      const submission = {
        method: 'POST',
        path: apiBase + pathTo(patterns.submit, { userid, sectionId: instrument.id }),
        headers: { authorization: token, [names.idempotencyKey.toLowerCase()]: key },
        body: { ans: someAnswers(instrument) },
      };
      if (await call(submission, 204)) acknowledged.push(key);
      const headers = { authorization: token };
      await call({ path: apiBase + pathTo(patterns.progress, { userid }), headers }, 200);
      await sleep(10);
    }
  }

  const since = performance.now();
  const share = Math.floor(people.length / 4);
  const clients = [0, 1, 2, 3].map((n) => client(people.slice(n * share, (n + 1) * share)));
  for (const program of programs) {
    await sleep(3_000);
    await program.halt();
    await program.restart();
  }
  await sleep(4_000);
  over.abort();
  await Promise.all(clients);
  agent.destroy();
  return { calls, repeated, lost, acknowledged, seconds: Math.round((performance.now() - since) / 1000) };
}
