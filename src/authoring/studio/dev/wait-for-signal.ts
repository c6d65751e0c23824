/**
 * Waits for Ctrl+C or SIGTERM, then cleans up and ends this process. A second Ctrl+C does not interrupt it.
 * @param cleanUp ends and removes what was started
 */
export async function waitForSignal(cleanUp: () => Promise<void>): Promise<never> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Vite's own listener would end the process before anything is cleaned up.
      process.removeAllListeners(signal);
      process.on(signal, () => resolve());
    }
  });
  await cleanUp();
  process.exit(0);
}
