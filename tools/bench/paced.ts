/** Calls that come at an even pace, whether those before are answered or not: as people come. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PacedCall {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** Milliseconds, each from the moment when the call was due. */
export interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** How often somebody was sent away (503), and came again when the server said. */
  readonly shed: number;
  /** How many were stored. */
  readonly count: number;
}

/**
 * Posts the same body to each path in turn, and to the first again after the last.
 * @param perSecond calls
 * @param time seconds
 * @param due happens when a call is due, and gives what is told how long it waited, ms
 * @throws when any is refused, other than for now, or fails
 */
export async function callAtPace(
  origin: string,
  calls: readonly PacedCall[],
  body: string,
  perSecond: number,
  time: number,
  due: () => (waited: number) => void = () => () => {},
): Promise<Waits> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const waits: Promise<number>[] = [];
  let shed = 0;
  const untilStored = async (url: URL, headers: Record<string, string>) => {
    for (;;) {
      const wait = await post(url, headers, body, agent);
      if (wait === null) return;
      shed += 1;
      await sleep(wait * 1000);
    }
  };
  try {
    for (let n = 0; n < perSecond * time; n += 1) {
      const at = begun + (n / perSecond) * 1000;
      // A timer is late by up to a few milliseconds; that is ours, and counts.
      if (at > performance.now()) await sleep(at - performance.now());
      const { path, headers } = calls[n % calls.length] as PacedCall;
      const tell = due();
      waits.push(
        untilStored(new URL(path, origin), headers).then(() => {
          const waited = performance.now() - at;
          tell(waited);
          return waited;
        }),
      );
    }
    const sorted = (await Promise.all(waits)).sort((a, b) => a - b);
    const under = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    return { p50: under(0.5), p99: under(0.99), longest: under(1), shed, count: sorted.length };
  } finally {
    agent.destroy();
  }
}

/** Resolves to the seconds after which to come again; null when it is stored. */
function post(url: URL, headers: Record<string, string>, body: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers, agent }, (answer) => {
      const { statusCode, headers } = answer;
      answer.resume();
      answer.on('end', () => {
        if (statusCode === 204) resolve(null);
        else if (statusCode === 503) resolve(Number(headers['retry-after']) || 1);
        else reject(new Error(`Answered with ${statusCode}.`));
      });
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
