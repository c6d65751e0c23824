import { spawn } from 'node:child_process';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';

/** A response of a development server. */
interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request; GET without a body by default. */
interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** A process of `npm run dev` or `npm run author` on a copy of the repository. */
export interface DevelopmentServer {
  /** The printed address. */
  readonly address: URL;
  /** Sends a path unchanged; `fetch` would resolve its dots. */
  call(path: string, call?: Call): Promise<Answered>;
  stop(): Promise<void>;
}

/**
 * Starts a development server and waits until it prints its address.
 * @param folder the copy
 * @param env variables in addition to the ports
 * @throws Error with its output if it exits before that
 */
export async function startDevelopmentServer(
  name: 'dev' | 'author',
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<DevelopmentServer> {
  const port = String(await findFreePort());
  const ports = { DEV_PORT: port, AUTHOR_PORT: port, PORT: String(await findFreePort()), AUTHOR_OPEN: 'no' };
  const child = spawn(process.execPath, [`tools/${name}.mjs`], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', ...ports, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<URL>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      const printed = /(?:preview|live reload): (http:\S+)\n/.exec(output)?.[1];
      if (printed) resolve(new URL(printed));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`npm run ${name} ended:\n${output}`)));
  });
  return {
    address,
    call: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const { hostname: host } = address;
        const sent = request({ host, port, path, method, headers }, (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
