import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DraftRequest } from '../../drafts/requests.ts';
import type { AuthorState } from '../preview/state.ts';
import type { Finding } from '../../finding/finding.ts';

const entry = fileURLToPath(new URL('./check.ts', import.meta.url));
/** In milliseconds. Editors save in several steps, and authors save several files. */
const pauseMs = 100;

/** A request to the process: the state of all files, or the findings of a draft. */
export type CheckRequest = { readonly all: true } | { readonly id: number; readonly draft: DraftRequest };

/** A response of the process. `id` is that of the request, and missing for the state. */
interface CheckResponse {
  readonly id?: number;
  readonly state?: AuthorState;
  readonly findings?: readonly Finding[];
  readonly failed?: string;
}

/** The check in a child process. */
export interface CheckProcess {
  /** Checks after a short delay. If a check is running, checks again afterwards. */
  schedule(): void;
  /** Checks a file as if it had this text. An internal error becomes a finding. */
  draft(draft: DraftRequest): Promise<readonly Finding[]>;
  stop(): void;
}

/**
 * Starts the process.
 * @param onState receives the result of each check
 */
export function startCheck(onState: (state: AuthorState) => void): CheckProcess {
  let last: AuthorState = {
    findings: [],
    files: 0,
    instruments: [],
    stale: [],
    chain: null,
    pages: [],
    translations: [],
    quality: [],
  };
  let pause: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isRerunRequested = false;
  let count = 0;
  const pendingRequests = new Map<number, (findings: readonly Finding[]) => void>();
  let child: ChildProcess = launch();

  function launch(): ChildProcess {
    const newChild = fork(entry, { execArgv: ['--import', 'tsx', '--enable-source-maps'] });
    newChild.on('message', ({ id, state, findings, failed }: CheckResponse) => {
      if (id !== undefined) {
        pendingRequests.get(id)?.(findings ?? [createInternalFinding(failed)]);
        pendingRequests.delete(id);
        return;
      }
      if (state) last = state;
      else console.error(`The check failed with an internal error:\n${failed}`);
      onState(state ?? { ...last, findings: [createInternalFinding(failed), ...last.findings] });
      isRunning = false;
      if (isRerunRequested) startCheckProcess();
    });
    newChild.once('exit', () => {
      isRunning = false;
      for (const answer of pendingRequests.values()) answer([createInternalFinding('The check ended.')]);
      pendingRequests.clear();
    });
    return newChild;
  }

  function startCheckProcess(): void {
    isRerunRequested = isRunning;
    if (isRunning) return;
    isRunning = true;
    send({ all: true });
  }

  function send(request: CheckRequest): void {
    if (!child.connected) child = launch();
    child.send(request);
  }

  return {
    draft(draft) {
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        pendingRequests.set(id, resolve);
        send({ id, draft });
      });
    },
    schedule() {
      clearTimeout(pause);
      pause = setTimeout(startCheckProcess, pauseMs);
    },
    stop() {
      clearTimeout(pause);
      child.kill();
    },
  };
}

/** Creates the finding which states that the displayed findings are outdated. */
function createInternalFinding(stack: string | undefined): Finding {
  return {
    rule: 'check/internal-error',
    file: 'the check itself',
    level: 'error',
    path: '',
    expected: 'a completed check',
    actual: stack?.split('\n')[0] ?? 'no answer',
    fix: 'Undo the last change, and report it to the developers. The findings below are older than it.',
  };
}
