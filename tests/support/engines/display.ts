import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { stopChild } from './child.ts';

/** A virtual display for browsers without a headless mode. */
export interface Display {
  /** Value of the variable DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts Xvfb, which chooses a free display and writes its number when it is ready. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const name = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${xvfb} ended with ${code}.`)));
  });
  return { name, stop: () => stopChild(child) };
}
