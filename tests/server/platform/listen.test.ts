import dns from 'node:dns';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen } from '#server/app/listen.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  found: string | dns.LookupAddress[],
  family?: number,
) => void;

let running: RunningApp;

beforeAll(async () => {
  // Simulates a machine on which `localhost` has two addresses.
  const { lookup } = dns;
  const both = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  vi.spyOn(dns, 'lookup').mockImplementation(((
    host: string,
    options: dns.LookupOptions,
    done: LookupCallback,
  ) => {
    if (host === 'localhost' && options.all) done(null, both);
    else lookup(host, options, done);
  }) as typeof dns.lookup);
  running = await startApp();
  await listen(running.app, { host: 'localhost', port: 0 });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await running?.stop();
});

/** The response from an address; '' if nothing listens there. */
async function answerAt(address: string): Promise<string> {
  const { port } = running.app.server.address() as AddressInfo;
  const socket = connect(port, address);
  socket.write('no request at all\r\n\r\n');
  return text(socket).catch(() => '');
}

it('no response lacks the standard headers if localhost has two addresses', async () => {
  const answers = await Promise.all(['127.0.0.1', '::1'].map(answerAt));
  expect(answers.some((answer) => answer !== '')).toBe(true);
  for (const answer of answers) expect(answer).toMatch(/^$|^HTTP\/1.1 400 [^]*content-security-policy/);
});
