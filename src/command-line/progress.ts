import { Worker } from 'node:worker_threads';

/** Work that takes less time is not reported, in ms. */
const delayMs = 2000;

/** Runs in a thread, since the work may block the event loop. */
const script = `
  const { workerData: { text, delayMs, started } } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  setTimeout(() => setInterval(() => {
    writeSync(2, '\\r' + text + ' … ' + Math.round((Date.now() - started) / 1000) + ' s');
  }, 1000), delayMs - 1000);
`;

/**
 * Reports on standard error that work is in progress, each second after the first two. Reports nothing if standard error
 * is no terminal.
 * @param text what is done, such as "Checking the content"
 */
export async function withProgress<T>(text: string, work: () => T | Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work();
  const started = Date.now();
  const worker = new Worker(script, { eval: true, workerData: { text, delayMs, started } });
  worker.unref();
  try {
    return await work();
  } finally {
    await worker.terminate();
    if (Date.now() - started > delayMs) process.stderr.write(`\r${' '.repeat(text.length + 12)}\r`);
  }
}
