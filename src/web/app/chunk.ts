/** Milliseconds that a part of the program may take to load (specification 1, section 9). */
const timeOut = 120_000;

/** A part of the program did not load. The message holds the kind of failure and the address. */
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
 * Loads a lazy part of the program; rejects with a ChunkLoadError when it fails or takes two minutes.
 * @param load the dynamic import
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', window.location.href)), timeOut);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('error', addressIn(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The address of the part of the program that an error says was lost; null for any other error.
 * Parts that a screen loads by itself fail with the browser's own error.
 */
export function lostAddress(error: unknown): string | null {
  if (error instanceof ChunkLoadError) return error.address;
  const lost = /dynamically imported module|importing a module script|preload CSS/i.test(String(error));
  return lost ? addressIn(error) : null;
}

/** Browsers name the part's address in their message; where they do not, the page's own has to do. */
function addressIn(error: unknown): string {
  return /https?:\/\/[^\s'")]+|\/\S+\.css/.exec(String(error))?.[0] ?? window.location.href;
}
