/** Generates load in a process of its own, so that it does not block the benchmark. Started by `start-load-generator.ts`. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { BenchUser } from '../users.ts';
import type { LoadPlan, LoadResult, Outcome, RequestKind } from './load-plan.ts';

interface RequestOptions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface ResponseSummary {
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  /** Seconds; 0 without the header. */
  readonly retryAfter: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const timeoutMs = 30_000;
/** Requests with a longer Retry-After are not repeated, in seconds. */
const maxRetryAfter = 20;

function sendRequest(
  api: string,
  { method, path, headers: more, body }: RequestOptions,
): Promise<ResponseSummary> {
  const { hostname, port, pathname } = new URL(api);
  const start = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = 0) =>
      resolve({ status, retryAfter, ms: performance.now() - start });
    const outgoing = request(
      {
        agent,
        method,
        hostname,
        port,
        path: `${pathname}${path}`,
        timeout: timeoutMs,
        headers: {
          ...more,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          end(response.statusCode ?? 0, Number(response.headers['retry-after'] ?? 0)),
        );
        response.once('error', () => end(0));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => end(0));
    outgoing.end(text);
  });
}

let anonymousClients = 0;
/** Headers of a new client address, as a proxy sets them. */
function createAnonymousHeaders(): Record<string, string> {
  anonymousClients += 1;
  return {
    'x-forwarded-for': `10.${(anonymousClients >> 16) & 255}.${(anonymousClients >> 8) & 255}.${anonymousClients & 255}`,
  };
}

function createRequest(
  kind: RequestKind,
  { sectionId, ans }: LoadPlan,
  { userid, token }: BenchUser,
  key: string,
): RequestOptions {
  const createSubmission = (authorization: string, more: Record<string, string>): RequestOptions => ({
    method: 'POST',
    path: pathTo(patterns.submit, { userid, sectionId }),
    headers: { authorization, ...more },
    body: { ans },
  });
  switch (kind) {
    case 'submission':
      return createSubmission(token, { [headers.idempotencyKey]: key });
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
        headers: createAnonymousHeaders(),
        body: { username: `unknown ${anonymousClients}`, password: 'kite over hills' },
      };
    case 'sign-up':
      return {
        method: 'POST',
        path: patterns.verifyEmail,
        headers: createAnonymousHeaders(),
        body: { email: `load${anonymousClients}@example.org` },
      };
    case 'invalid token':
      return createSubmission(
        `${userid.toString(36)}.${randomBytes(32).toString('base64url')}`,
        createAnonymousHeaders(),
      );
  }
}

class OutcomeRecorder {
  sent = 0;
  readonly statuses: Record<number, number> = {};
  readonly acceptedMs: number[] = [];
  readonly refusedMs: number[] = [];
  readonly retryAfterSeconds: number[] = [];
  readonly retries = { sent: 0, accepted: 0 };

  record({ status, ms, retryAfter }: ResponseSummary): void {
    this.sent += 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 503) {
      this.refusedMs.push(ms);
      this.retryAfterSeconds.push(retryAfter);
    } else if (status !== 0) this.acceptedMs.push(ms);
  }

  getOutcome(): Outcome {
    for (const list of [this.acceptedMs, this.refusedMs, this.retryAfterSeconds]) list.sort((a, b) => a - b);
    return { ...this };
  }
}

async function generateLoad(plan: LoadPlan): Promise<LoadResult> {
  const { api, users, seconds, load, mode, retriesAfter503 } = plan;
  const acknowledged: string[] = [];
  const recorders = new Map<RequestKind, OutcomeRecorder>();
  let requests = 0;

  async function send(kind: RequestKind): Promise<void> {
    const user = users[requests++ % users.length] as BenchUser;
    const key = randomUUID();
    const options = createRequest(kind, plan, user, key);
    const recorder = recorders.get(kind) ?? new OutcomeRecorder();
    recorders.set(kind, recorder);
    const first = await sendRequest(api, options);
    recorder.record(first);
    let { status } = first;
    if (status === 503 && retriesAfter503 && first.retryAfter <= maxRetryAfter) {
      await sleep(first.retryAfter * 1000);
      recorder.retries.sent += 1;
      ({ status } = await sendRequest(api, options));
      if (status !== 503 && status !== 0) recorder.retries.accepted += 1;
    }
    if (kind === 'submission' && status === 204) acknowledged.push(key);
  }

  const end = performance.now() + seconds * 1000;

  async function runClients(kind: RequestKind, clients: number): Promise<void> {
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (performance.now() < end) await send(kind);
      }),
    );
  }

  async function sendAtRate(kind: RequestKind, perSecond: number): Promise<void> {
    const sent: Promise<void>[] = [];
    const start = performance.now();
    while (performance.now() < end) {
      const due = ((performance.now() - start) / 1000) * perSecond;
      while (sent.length < due) sent.push(send(kind));
      await sleep(4);
    }
    await Promise.all(sent);
  }

  const generate = mode === 'rate' ? sendAtRate : runClients;
  await Promise.all(Object.entries(load).map(([kind, number]) => generate(kind as RequestKind, number)));
  return {
    outcomes: Object.fromEntries([...recorders].map(([kind, recorder]) => [kind, recorder.getOutcome()])),
    acknowledged,
  };
}

process.on('message', (plan: LoadPlan) => {
  void generateLoad(plan).then((result) => process.send?.(result));
});
