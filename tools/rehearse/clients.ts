/** Do limits count each client by his own address, and does one who goes away amid a call leave the others alone? */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, patterns } from '#contract/paths.ts';
import { ask } from './ask.ts';

const message = { username: 'ann', email: 'ann@example.org', age: 30, gender: 'female', message: 'Hello' };
/** Messages that one client may send within an hour. */
const allowed = 5;

/**
 * One client sends one message more than he may, each time naming another address; then another client sends one.
 * @param net two numbers of 127.x.y.0 of which no client has called yet
 * @returns statuses in this order
 */
export async function limitedByAddress(port: number, net: string): Promise<number[]> {
  const statuses: number[] = [];
  const send = async (from: string, named: string) => {
    const headers = { 'x-forwarded-for': named, forwarded: `for=${named}`, 'x-real-ip': named };
    const call = { method: 'POST', path: `${apiBase}${patterns.contact}`, headers, body: message };
    statuses.push((await ask(port, call, { from })).status);
  };
  for (let n = 0; n <= allowed; n += 1) await send(`127.${net}.2`, `198.51.100.${n + 1}`);
  await send(`127.${net}.3`, '198.51.100.200');
  return statuses;
}

/** What `limitedByAddress` finds where all is well. */
export const limitedAsMeant: readonly number[] = [...Array<number>(allowed).fill(204), 429, 204];

/** So many clients go away amid a body, while one who asks for the health of the server is served. */
export async function goneAmidBody(
  port: number,
): Promise<{ asked: number; served: number; slowestMs: number }> {
  const head = `POST ${apiBase}${patterns.contact} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
  const going = (async () => {
    for (let n = 0; n < 40; n += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write(head));
      socket.on('error', () => {});
      setTimeout(() => socket.destroy(), 60);
      await sleep(50);
    }
  })();
  let [asked, served, slowestMs] = [0, 0, 0];
  for (const end = performance.now() + 4_000; performance.now() < end; await sleep(50)) {
    const since = performance.now();
    const { status } = await ask(port, { path: `${apiBase}${patterns.health}` });
    slowestMs = Math.max(slowestMs, performance.now() - since);
    asked += 1;
    if (status === 200) served += 1;
  }
  await going;
  return { asked, served, slowestMs: Math.round(slowestMs) };
}
