/** Answers that were no 503, as the servers themselves counted them. */
export interface Answers {
  readonly all: number;
  /** Those within a second of being read. */
  readonly second: number;
}

/** What the servers have counted so far, all of them together. @param ports of their metrics */
export async function answersWithin(ports: readonly number[]): Promise<Answers> {
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
    second: sum(new RegExp(`^http_request_duration_seconds_bucket\\{le="1",${label}\\} (\\d+)`, 'gm')),
  };
}

/** Of those let in meanwhile, how many were answered within a second: "1,996 of 2,000 (99.8 %)". */
export function shareWithinSecond(from: Answers, to: Answers): string {
  const [second, all] = [to.second - from.second, to.all - from.all];
  const count = (number: number) => number.toLocaleString('en');
  return `${count(second)} of ${count(all)} (${((100 * second) / all).toFixed(1)} %)`;
}
