import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';
import { contentHash } from '../../src/server/instruments/content-hash.ts';
import { ended } from './ended.ts';

const entry = fileURLToPath(new URL('./api.ts', import.meta.url));

/** The API server in a process of its own. */
export interface Api {
  /** Resolves once it answers; rejects when it ended and nothing has started it again. */
  ready(): Promise<void>;
  /** Serves these instruments from now on. */
  use(instruments: readonly Instrument[]): void;
  /** Ends it and starts it on the sources as they are now. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the API server.
 * @param env its settings: PORT, DATA_DIR and so on, as for `npm start`
 * @param quiet true where its request log would only be in the way
 */
export function startApi(env: NodeJS.ProcessEnv, first: readonly Instrument[], quiet: boolean): Api {
  let instruments = first;
  let child: ChildProcess;
  let answers: Promise<void>;
  launch();

  function launch(): void {
    child = fork(entry, {
      env,
      execArgv: ['--import', 'tsx', '--enable-source-maps'],
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    });
    const own = child;
    answers = new Promise((resolve, reject) => {
      own.once('message', () => resolve());
      own.once('exit', () =>
        reject(new Error('The API server ended. Its last words stand in the terminal.')),
      );
    });
    // Whoever asks `ready` hears of it; without anyone asking it is no unhandled failure.
    answers.catch(() => {});
    tell();
  }

  function tell(): void {
    if (!child.connected) return;
    child.send(instruments.map((instrument) => ({ instrument, hash: contentHash(instrument) })));
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended(child);
  }

  return {
    ready: () => answers,
    use(next) {
      instruments = next;
      tell();
    },
    async restart() {
      await stop();
      launch();
    },
    stop,
  };
}
