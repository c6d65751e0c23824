import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { retryUntilReady, startChild, stopChild } from './child.ts';
import { type Command, type Connection, endpoints } from './connection.ts';

/** A driver program that serves WebDriver over HTTP. */
export interface HttpDriver {
  readonly program: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Requirements of the new session. */
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** Starts a driver and a browser session. */
export async function connectOverHttp({ program, env, capabilities }: HttpDriver): Promise<Connection> {
  const port = await findFreePort();
  const child = startChild(program, [`--port=${port}`], env);
  const base = `http://127.0.0.1:${port}/session`;
  const body = { capabilities: { alwaysMatch: capabilities } };
  // The first request may precede the server; an error of the server is final.
  const response = await retryUntilReady(child, () => post(base, body));
  const { sessionId } = (await readValue(response)) as { sessionId: string };
  const session = `${base}/${sessionId}`;

  return {
    async send<T>(command: Command, parameters: Readonly<Record<string, unknown>> = {}) {
      const [method, path = ''] = endpoints[command].split(' ');
      const address = session + path.replace(/\{(\w+)\}/, (_, name: string) => String(parameters[name]));
      return (await readValue(await (method === 'GET' ? fetch(address) : post(address, parameters)))) as T;
    },
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      await stopChild(child);
    },
  };
}

const post = (address: string, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function readValue(response: Response): Promise<unknown> {
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
