import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { retryUntilReady, startChild, stopChild } from './child.ts';
import type { Connection } from './connection.ts';

/**
 * Starts Firefox, whose Marionette server has the commands of WebDriver: messages over TCP, as `length:[type, id, …]`.
 * Debian has no package of geckodriver, which would translate them to HTTP.
 */
export async function connectOverMarionette(
  firefox: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Connection> {
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'wellness-check-firefox-'));
  writeFileSync(join(profile, 'user.js'), formatPreferences({ ...preferences, 'marionette.port': port }));
  const child = startChild(firefox, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    MOZ_HEADLESS_WIDTH: String(width),
    MOZ_HEADLESS_HEIGHT: String(height + toolbarHeight),
  });
  const socket = await retryUntilReady(child, () => connect(port));
  const send = createSender(socket);
  await send('WebDriver:NewSession', {});
  return {
    send: async <T>(command: string, parameters = {}) =>
      (await send(`WebDriver:${command}`, parameters)) as T,
    async close() {
      socket.destroy();
      await stopChild(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Height of the window above the page, in CSS pixels. */
const toolbarHeight = 86;

/** Firefox opens no page and sends no request of its own. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // Its viewer is a page of another origin.
  'devtools.jsonview.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
};

const formatPreferences = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

function connect(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

type Response = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Returns the function that sends a command and resolves with its result. */
function createSender(socket: Socket): (name: string, parameters: unknown) => Promise<unknown> {
  const pending = new Map<number, (response: Response) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message describes the server.
      if (Array.isArray(message)) pending.get(message[1] as number)?.(message as Response);
    }
  });
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const message = JSON.stringify([0, id, name, parameters]);
      pending.set(id, ([, , error, result]) => {
        pending.delete(id);
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        else resolve(unwrap(result));
      });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Most results are in an object with a value. */
function unwrap(result: unknown): unknown {
  return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
}
