const cleanUps = new Set<() => void>();
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Registers a clean-up for SIGINT and SIGTERM. SIGKILL leaves partial files.
 * @param undo synchronous
 * @returns a function that unregisters it
 */
export function cleanUpOnInterrupt(undo: () => void): () => void {
  if (cleanUps.size === 0) for (const signal of Object.keys(signals)) process.on(signal, handleSignal);
  cleanUps.add(undo);
  return () => {
    cleanUps.delete(undo);
    if (cleanUps.size === 0) for (const signal of Object.keys(signals)) process.off(signal, handleSignal);
  };
}

function handleSignal(signal: keyof typeof signals): void {
  for (const undo of cleanUps) undo();
  console.error('Interrupted. All partial files were deleted.');
  process.exit(signals[signal]);
}
