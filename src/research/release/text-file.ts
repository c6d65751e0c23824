import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A file that grows by pieces of text in UTF-8. Whoever waits for what `write` gives never fills the memory. */
export class TextFile {
  private readonly stream: WriteStream;
  private fault: Error | undefined;

  /** @param path a new file; one that is there is refused */
  constructor(path: string) {
    this.stream = createWriteStream(path, { flags: 'wx', highWaterMark: 1 << 16, flush: true });
    this.stream.on('error', (error) => {
      this.fault = error;
    });
  }

  /** @returns a promise where the disk should be waited for. @throws the fault of an earlier piece */
  write(text: string): void | Promise<void> {
    if (this.fault) throw this.fault;
    if (this.stream.write(text)) return;
    return this.drained();
  }

  private async drained(): Promise<void> {
    await once(this.stream, 'drain');
  }

  /** Resolves when all of it is on the disk and the file is closed. */
  async end(): Promise<void> {
    if (this.fault) throw this.fault;
    this.stream.end();
    await finished(this.stream);
  }
}
