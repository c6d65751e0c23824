import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A UTF-8 file that is written in pieces. Await `write` to limit memory. */
export class TextFile {
  private readonly stream: WriteStream;
  private writeError: Error | undefined;

  /** @param path must not exist */
  constructor(path: string) {
    this.stream = createWriteStream(path, { flags: 'wx', highWaterMark: 1 << 16, flush: true });
    this.stream.on('error', (error) => {
      this.writeError = error;
    });
  }

  /** @returns a promise for back-pressure. @throws the error of an earlier piece */
  write(text: string): void | Promise<void> {
    if (this.writeError) throw this.writeError;
    if (this.stream.write(text)) return;
    return this.waitForDrain();
  }

  private async waitForDrain(): Promise<void> {
    await once(this.stream, 'drain');
  }

  /** Resolves when the file is flushed to disk and closed. */
  async end(): Promise<void> {
    if (this.writeError) throw this.writeError;
    this.stream.end();
    await finished(this.stream);
  }
}
