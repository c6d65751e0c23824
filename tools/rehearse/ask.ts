/** Calls as a browser's or a client's socket makes them, with nothing added. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:http2';

export interface Answered {
  /** 0 where none came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled: packed, where it is. */
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const none: Answered = { status: 0, headers: {}, body: Buffer.alloc(0) };
const patienceMs = 30_000;

/**
 * Over HTTP/1.1.
 * @param from the client's own address, of those that this machine has
 */
export function ask(
  port: number,
  { method = 'GET', path, headers = {}, body }: Asked,
  { from, agent }: { from?: string; agent?: Agent } = {},
): Promise<Answered> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const json =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { host: `localhost:${port}`, ...json, ...headers },
        localAddress: from,
        agent: agent ?? false,
        timeout: patienceMs,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
        answer.once('error', () => resolve(none));
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(none));
    asked.end(text);
  });
}

/** Several over one connection of HTTP/2 with TLS, to whoever answers there. */
export async function askSecurely(port: number, calls: readonly Asked[]): Promise<Answered[]> {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  session.setMaxListeners(calls.length + 10);
  try {
    return await Promise.all(
      calls.map(
        ({ method = 'GET', path, headers = {} }) =>
          new Promise<Answered>((resolve, reject) => {
            session.once('error', reject);
            const stream = session.request({ ':method': method, ':path': path, ...headers });
            let answer: IncomingHttpHeaders = {};
            let status = 0;
            const parts: Buffer[] = [];
            stream.on('response', ({ ':status': code, ...rest }) => {
              status = Number(code);
              answer = rest as IncomingHttpHeaders;
            });
            stream.on('data', (part: Buffer) => parts.push(part));
            stream.once('end', () => resolve({ status, headers: answer, body: Buffer.concat(parts) }));
            stream.once('error', reject);
            stream.end();
          }),
      ),
    );
  } finally {
    session.close();
  }
}
