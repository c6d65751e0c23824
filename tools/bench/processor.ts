import { loadavg } from 'node:os';

/** Load average of the machine over the last minute, to report the conditions of a measurement. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
