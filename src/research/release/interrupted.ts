const undoing = new Set<() => void>();
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * What is half done is undone where the program is told to end meanwhile: by Ctrl+C, or by the machine that stops. A kill
 * leaves no time for it.
 * @param undo must be done when it returns
 * @returns call it when there is nothing to undo any more
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
