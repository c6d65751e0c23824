const undoing = new Set<() => void>();
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Registers a clean-up for SIGINT and SIGTERM. SIGKILL leaves partial files.
 * @param undo synchronous
 * @returns a function that unregisters it
 */
export function undoneWhenInterrupted(undo: () => void): () => void {
  if (undoing.size === 0) for (const signal of Object.keys(signals)) process.on(signal, interrupted);
  undoing.add(undo);
  return () => {
    undoing.delete(undo);
    if (undoing.size === 0) for (const signal of Object.keys(signals)) process.off(signal, interrupted);
  };
}

function interrupted(signal: keyof typeof signals): void {
  for (const undo of undoing) undo();
  console.error('Interrupted. All partial files were deleted.');
  process.exit(signals[signal]);
}
