/** Signals that end a command of package.json, and everything that it started. */
export const endSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** In ms. */
const checkEvery = 250;

/**
 * Raises SIGHUP in this process once npm, which started it, has ended: npm does not pass SIGHUP on, and cannot pass SIGKILL on.
 * Without npm it does nothing, because a command in the background may outlive its shell.
 */
export function hangUpWithoutNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGHUP');
  }, checkEvery);
  timer.unref();
}
