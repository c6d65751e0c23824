import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AuthorState } from '../preview/state.ts';
import type { Finding } from '../report/finding.ts';

const entry = fileURLToPath(new URL('./check.ts', import.meta.url));
/** Editors save in several steps, and people in several files. */
const pauseMs = 100;

/** The check in a process of its own. */
export interface Check {
  /** Checks after a short pause; asked again meanwhile, it checks once more afterwards. */
  soon(): void;
  stop(): void;
}

/**
 * Starts the check.
 * @param onState gets what each check found
 */
export function startCheck(onState: (state: AuthorState) => void): Check {
  let last: AuthorState = { findings: [], files: 0, instruments: [], held: [], chain: null, pages: [] };
  let pause: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  let child: ChildProcess = launch();

  function launch(): ChildProcess {
    const own = fork(entry, { execArgv: ['--import', 'tsx', '--enable-source-maps'] });
    own.on('message', ({ state, failed }: { state?: AuthorState; failed?: string }) => {
      if (state) last = state;
      else console.error(`The check itself failed. This is a fault of the program:\n${failed}`);
      onState(state ?? { ...last, findings: [ownFault(failed), ...last.findings] });
      isRunning = false;
      if (isAskedAgain) begin();
    });
    own.once('exit', () => {
      isRunning = false;
    });
    return own;
  }

  function begin(): void {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    if (!child.connected) child = launch();
    child.send('check');
  }

  return {
    soon() {
      clearTimeout(pause);
      pause = setTimeout(begin, pauseMs);
    },
    stop() {
      clearTimeout(pause);
      child.kill();
    },
  };
}

/** The author sees that what stands there is old, and goes on writing. */
function ownFault(stack: string | undefined): Finding {
  return {
    rule: 'check/internal-error',
    file: 'the check itself',
    level: 'error',
    path: '',
    expected: 'a check that runs to its end',
    actual: stack?.split('\n')[0] ?? 'no answer',
    fix: 'Take back the last change, and tell the developers. The findings below are from before it.',
  };
}
