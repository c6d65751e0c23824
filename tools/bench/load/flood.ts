/** A process of its own that makes load: what it takes of a core is not the server's. Started by `make-load.ts`. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { BenchPerson } from '../people.ts';
import type { Kind, Order, Outcome, Told } from './order.ts';

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Answered {
  /** 0 where none came. */
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** Nobody waits longer for an answer. */
const patienceMs = 30_000;
/** Whoever is told to wait longer than that is not waited for. */
const longestWait = 20;

function ask(api: string, { method, path, headers: more, body }: Asked): Promise<Answered> {
  const { hostname, port, pathname } = new URL(api);
  const since = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = 0) =>
      resolve({ status, retryAfter, ms: performance.now() - since });
    const asked = request(
      {
        agent,
        method,
        hostname,
        port,
        path: `${pathname}${path}`,
        timeout: patienceMs,
        headers: {
          ...more,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => end(answer.statusCode ?? 0, Number(answer.headers['retry-after'] ?? 0)));
        answer.once('error', () => end(0));
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => end(0));
    asked.end(text);
  });
}

let strangers = 0;
/** An address that has not called before, as a proxy would tell it. */
function stranger(): Record<string, string> {
  strangers += 1;
  return { 'x-forwarded-for': `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}` };
}

function callOf(kind: Kind, { sectionId, ans }: Order, { userid, token }: BenchPerson, key: string): Asked {
  const submission = (owner: number, authorization: string, more: Record<string, string>): Asked => ({
    method: 'POST',
    path: pathTo(patterns.submit, { userid: owner, sectionId }),
    headers: { authorization, ...more },
    body: { ans },
  });
  switch (kind) {
    case 'submission':
      return submission(userid, token, { [headers.idempotencyKey]: key });
    case 'reading':
      return {
        method: 'GET',
        path: pathTo(patterns.progress, { userid }),
        headers: { authorization: token },
      };
    case 'login':
      return {
        method: 'POST',
        path: patterns.login,
        headers: stranger(),
        body: { username: `nobody ${strangers}`, password: 'kite over hills' },
      };
    case 'sign-up':
      return {
        method: 'POST',
        path: patterns.verifyEmail,
        headers: stranger(),
        body: { email: `flood${strangers}@example.org` },
      };
    case 'made-up token': {
      const made = `${userid.toString(36)}.${randomBytes(32).toString('base64url')}`;
      return submission(userid, made, stranger());
    }
  }
}

class Notes {
  sent = 0;
  readonly statuses: Record<number, number> = {};
  readonly ms: number[] = [];
  readonly refusedMs: number[] = [];
  readonly waits: number[] = [];
  readonly again = { asked: 0, letIn: 0 };

  note({ status, ms, retryAfter }: Answered): void {
    this.sent += 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 503) {
      this.refusedMs.push(ms);
      this.waits.push(retryAfter);
    } else if (status !== 0) this.ms.push(ms);
  }

  outcome(): Outcome {
    for (const list of [this.ms, this.refusedMs, this.waits]) list.sort((a, b) => a - b);
    return { ...this };
  }
}

async function flood(order: Order): Promise<Told> {
  const { api, people, seconds, calls, pace, obeys } = order;
  const acknowledged: string[] = [];
  const notes = new Map<Kind, Notes>();
  let turn = 0;

  async function one(kind: Kind): Promise<void> {
    const person = people[turn++ % people.length] as BenchPerson;
    const key = randomUUID();
    const asked = callOf(kind, order, person, key);
    const noted = notes.get(kind) ?? new Notes();
    notes.set(kind, noted);
    const first = await ask(api, asked);
    noted.note(first);
    let { status } = first;
    if (status === 503 && obeys && first.retryAfter <= longestWait) {
      await sleep(first.retryAfter * 1000);
      noted.again.asked += 1;
      ({ status } = await ask(api, asked));
      if (status !== 503 && status !== 0) noted.again.letIn += 1;
    }
    if (kind === 'submission' && status === 204) acknowledged.push(key);
  }

  const end = performance.now() + seconds * 1000;
  const under = Object.entries(calls).map(([kind, number]) =>
    pace === 'a second' ? arriving(kind as Kind, number) : waiting(kind as Kind, number),
  );

  async function waiting(kind: Kind, callers: number): Promise<void> {
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < end) await one(kind);
      }),
    );
  }

  async function arriving(kind: Kind, perSecond: number): Promise<void> {
    const all: Promise<void>[] = [];
    const since = performance.now();
    while (performance.now() < end) {
      const due = ((performance.now() - since) / 1000) * perSecond;
      while (all.length < due) all.push(one(kind));
      await sleep(4);
    }
    await Promise.all(all);
  }

  await Promise.all(under);
  return {
    outcomes: Object.fromEntries([...notes].map(([kind, noted]) => [kind, noted.outcome()])),
    acknowledged,
  };
}

process.on('message', (order: Order) => {
  void flood(order).then((told) => process.send?.(told));
});
