import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { waitForExit } from './wait-for-exit.ts';

/** In milliseconds. A Git checkout changes many files at once. */
const pauseMs = 100;
const entry = fileURLToPath(new URL('../../../server/app/dev-server.ts', import.meta.url));

/** The API server in a child process. */
export interface ApiProcess {
  /** Resolves when it answers requests. Rejects if it exited without a restart. */
  ready(): Promise<void>;
  /** Tells it to reload the compiled instruments. */
  reloadContent(): void;
  /** Restarts it as soon as no more sources change. */
  restartSoon(): void;
  stop(): Promise<void>;
}

/**
 * Starts the API server.
 * @param env settings such as PORT and DATA_DIR
 * @param instruments folder of the compiled instruments
 * @param quiet suppresses the request log
 */
export function startApi(env: NodeJS.ProcessEnv, instruments: string, quiet: boolean): ApiProcess {
  let child: ChildProcess;
  let pause: NodeJS.Timeout | undefined;
  /** Starts the pending restart; undefined if none is pending. */
  let restart: (() => void) | undefined;
  let started = launch();

  /** Resolves when the new process answers requests. */
  function launch(): Promise<void> {
    const newChild = fork(entry, [instruments], {
      env,
      execArgv: ['--import', 'tsx', '--enable-source-maps'],
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    });
    child = newChild;
    const ready = new Promise<void>((resolve, reject) => {
      newChild.once('message', () => resolve());
      newChild.once('exit', () =>
        reject(new Error('The API server stopped. See its last output in the terminal.')),
      );
    });
    // `ready` returns this promise, so its rejection is handled there.
    ready.catch(() => {});
    return ready;
  }

  async function terminate(): Promise<void> {
    child.kill('SIGTERM');
    await waitForExit(child);
  }

  /** Restarts after the previous start has finished. */
  async function relaunch(before: Promise<void>): Promise<void> {
    await before.catch(() => {});
    await terminate();
    await launch();
  }

  return {
    ready: () => started,
    reloadContent() {
      if (child.connected) child.send('read again');
    },
    restartSoon() {
      clearTimeout(pause);
      if (!restart) {
        // Requests wait for the new process, because the old one could exit during a response.
        const before = started;
        started = new Promise((resolve) => {
          restart = () => resolve(relaunch(before));
        });
        started.catch(() => {});
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
