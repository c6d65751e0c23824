import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { waitForExit } from './wait-for-exit.ts';

/** A branch that is checked out changes many files. */
const pauseMs = 100;
const entry = fileURLToPath(new URL('../../../server/app/dev-server.ts', import.meta.url));

/** The API server in a process of its own. */
export interface ApiProcess {
  /** Resolves once it answers; rejects when it ended and nothing has started it again. */
  ready(): Promise<void>;
  /** Lets it read the compiled instruments again. */
  reloadContent(): void;
  /** Ends it and starts it on the sources as they are now, once no more of them change. */
  restartSoon(): void;
  stop(): Promise<void>;
}

/**
 * Starts the API server.
 * @param env its settings: PORT, DATA_DIR and so on, as for `npm start`
 * @param instruments the folder of the compiled instruments
 * @param quiet true where its request log would only be in the way
 */
export function startApi(env: NodeJS.ProcessEnv, instruments: string, quiet: boolean): ApiProcess {
  let child: ChildProcess;
  let pause: NodeJS.Timeout | undefined;
  /** Begins the restart that calls are waiting for; undefined while none is asked for. */
  let restart: (() => void) | undefined;
  let answers = launch();

  /** Resolves once the new process answers. */
  function launch(): Promise<void> {
    const own = fork(entry, [instruments], {
      env,
      execArgv: ['--import', 'tsx', '--enable-source-maps'],
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    });
    child = own;
    const ready = new Promise<void>((resolve, reject) => {
      own.once('message', () => resolve());
      own.once('exit', () =>
        reject(new Error('The API server stopped. See its last output in the terminal.')),
      );
    });
    // `ready` passes the failure on; without anyone asking it is no unhandled one.
    ready.catch(() => {});
    return ready;
  }

  async function terminate(): Promise<void> {
    child.kill('SIGTERM');
    await waitForExit(child);
  }

  /** Starts anew, one after the other when asked for twice. */
  async function relaunch(before: Promise<void>): Promise<void> {
    await before.catch(() => {});
    await terminate();
    await launch();
  }

  return {
    ready: () => answers,
    reloadContent() {
      if (child.connected) child.send('read again');
    },
    restartSoon() {
      clearTimeout(pause);
      if (!restart) {
        // From now on calls wait for the new process: the old one could end in the middle of an answer.
        const before = answers;
        answers = new Promise((resolve) => {
          restart = () => resolve(relaunch(before));
        });
        answers.catch(() => {});
      }
      pause = setTimeout(() => {
        restart?.();
        restart = undefined;
      }, pauseMs);
    },
    stop() {
      clearTimeout(pause);
      return terminate();
    },
  };
}
