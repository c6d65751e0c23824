import { loadavg } from 'node:os';

/** The load average of the last minute, which is reported with a measurement. */
export function getLoadAverage(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
