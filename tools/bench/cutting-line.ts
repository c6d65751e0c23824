import { type AddressInfo, connect, createServer } from 'node:net';

/** A line to the server that breaks while answers travel. */
export interface CuttingLine {
  readonly port: number;
  /** How many submissions were sent over it. */
  readonly tries: number;
  /** How often it broke. */
  readonly cuts: number;
  close(): void;
}

const submission = /POST \S*\/section\/(submit|sealed)\//;
const lengthOf = /content-length: (\d+)/i;
/** Bytes: about the answer to a submission. */
const answerLength = 400;

/**
 * Opens a port of this machine that leads to another one. Of the connections that carry a submission some break, at any
 * byte of it or of its answer.
 * @param part how many of these break, from 0 to 1
 */
export function openCuttingLine(to: number, part: number): Promise<CuttingLine> {
  let tries = 0;
  let cuts = 0;
  const server = createServer((browser) => {
    const program = connect(to, 'localhost');
    let left = Number.POSITIVE_INFINITY;
    const end = () => {
      browser.destroy();
      program.destroy();
    };
    for (const side of [browser, program]) side.on('error', end).on('close', end);
    const pass = (chunk: Buffer, side: typeof browser) => {
      side.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) return;
      cuts += 1;
      // What was written before the break travels on.
      side.end(end);
    };
    browser.on('data', (chunk: Buffer) => {
      const head = chunk.toString('latin1');
      const isSubmission = submission.test(head);
      if (isSubmission) tries += 1;
      if (isSubmission && Math.random() < part) {
        const length = chunk.length + Number(lengthOf.exec(head)?.[1] ?? 0) + answerLength;
        left = Math.floor(Math.random() * length);
      }
      pass(chunk, program);
    });
    program.on('data', (chunk: Buffer) => pass(chunk, browser));
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        get tries() {
          return tries;
        },
        get cuts() {
          return cuts;
        },
        close: () => void server.close(),
      }),
    );
  });
}
