/** Responses with status 2xx or 4xx, from the metrics of the servers. */
export interface ResponseCounts {
  readonly all: number;
  /** Responses that took at most a second. */
  readonly withinSecond: number;
}

/**
 * Reads the metrics of all servers and sums them up.
 * @param ports of the metrics
 */
export async function readResponseCounts(ports: readonly number[]): Promise<ResponseCounts> {
  const texts = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const sum = (pattern: RegExp) =>
    texts
      .flatMap((text) => [...text.matchAll(pattern)])
      .reduce((total, [, count]) => total + Number(count), 0);
  const label = '[^}]*status="[24]xx"[^}]*';
  return {
    all: sum(new RegExp(`^http_request_duration_seconds_count\\{${label}\\} (\\d+)`, 'gm')),
    withinSecond: sum(new RegExp(`^http_request_duration_seconds_bucket\\{le="1",${label}\\} (\\d+)`, 'gm')),
  };
}

/** Formats the share of responses within a second, between two readings: "1,996 of 2,000 (99.8 %)". */
export function formatShareWithinSecond(before: ResponseCounts, after: ResponseCounts): string {
  const withinSecond = after.withinSecond - before.withinSecond;
  const all = after.all - before.all;
  const format = (number: number) => number.toLocaleString('en');
  return `${format(withinSecond)} of ${format(all)} (${((100 * withinSecond) / all).toFixed(1)} %)`;
}
