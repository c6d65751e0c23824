/** Milliseconds until loading a chunk fails (specification 1, section 9). */
const timeoutMs = 120_000;

/** A chunk failed to load. The message contains the kind of failure and the address. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: 'timeout' | 'error';
  readonly address: string;

  constructor(type: 'timeout' | 'error', address: string, cause?: unknown) {
    super(`Loading the chunk failed. (${type}: ${address})`, { cause });
    this.type = type;
    this.address = address;
  }
}

/**
 * Runs a dynamic import.
 * @throws ChunkLoadError if it fails or takes two minutes
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', window.location.href)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('error', findAddress(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The address of the chunk that failed to load; null for any other error. Also reads the errors of browsers, for
 * chunks that a screen imports directly.
 */
export function findLostChunk(error: unknown): string | null {
  if (error instanceof ChunkLoadError) return error.address;
  const isChunkLost = /dynamically imported module|importing a module script|preload CSS/i.test(
    String(error),
  );
  return isChunkLost ? findAddress(error) : null;
}

/** Reads the address from the message of the browser. Falls back to the address of the page. */
function findAddress(error: unknown): string {
  return /https?:\/\/[^\s'")]+|\/\S+\.css/.exec(String(error))?.[0] ?? window.location.href;
}
