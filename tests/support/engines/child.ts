import { type ChildProcess, spawn } from 'node:child_process';

/** Starts a program whose output is ignored. */
export function startChild(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
}

/** Ends a process, and resolves when it has ended. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}

/** Repeats an attempt until it succeeds or the program has ended, 20 seconds at most. */
export async function retryUntilReady<T>(child: ChildProcess, attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end || child.exitCode !== null)
        throw new Error(`${child.spawnfile} does not answer.`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
