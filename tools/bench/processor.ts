/** The processor's time of other processes, as the kernel counts it: it hardly depends on what else the machine does. */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** What `/proc` counts in, on every Linux: `getconf CLK_TCK`. */
const tickMs = 10;

/** Milliseconds that a process has used until now, to 10 ms. @param pid of a process that runs */
export function processorMs(pid: number): number {
  const { own } = timesOf(pid);
  return own;
}

/** The same of a PostgreSQL: its first process, those that run now, and those that have ended. */
export function clusterMs([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0;
  const { own, ended } = timesOf(first);
  return others.reduce((sum, pid) => sum + processorMs(pid), own + ended);
}

/** `ended` is of children that were waited for. Nothing for a process that has just gone: its parent counts it. */
function timesOf(pid: number): { own: number; ended: number } {
  try {
    // The name in brackets may hold blanks; the fields behind it begin with the third.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { own: (user + system) * tickMs, ended: (endedUser + endedSystem) * tickMs };
  } catch {
    return { own: 0, ended: 0 };
  }
}

/** What else the machine had to do in the last minute, for the conditions of a figure: its load average. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
