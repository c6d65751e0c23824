/**
 * Waits for SIGINT, SIGTERM or SIGHUP, cleans up and exits. A second signal does not interrupt the cleanup.
 * @param cleanUp stops and removes what was started
 */
export async function waitForSignal(cleanUp: () => Promise<void>): Promise<never> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // The listener of Vite would exit before the cleanup.
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
  });
  await cleanUp();
  process.exit(0);
}
