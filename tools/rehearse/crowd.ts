/** Four times as many people as two processes serve come through the balancer. */
import { apiBase } from '#contract/paths.ts';
import { answersWithin, shareWithinSecond } from '../bench/load/answered-within.ts';
import { quantile } from '../bench/load/figures.ts';
import { startLoadMaker } from '../bench/load/make-load.ts';
import { capacityOf, orderOf } from '../bench/overload.ts';
import type { BenchPerson } from '../bench/people.ts';

export interface Crowded {
  /** Submissions a second of 30 callers. */
  readonly capacity: number;
  readonly rows: readonly Readonly<Record<string, number | string>>[];
  /** Answers of 503 that do not say when to come again, and those of other failures: the balancer's own. */
  readonly bare: number;
  readonly failed: number;
  /** Share of those let in who were answered within a second of being read, by the servers' clocks. */
  readonly within: string;
  readonly acknowledged: readonly string[];
}

export async function crowd(
  port: number,
  metricsPorts: readonly number[],
  people: readonly BenchPerson[],
): Promise<Crowded> {
  const maker = startLoadMaker();
  const acknowledged: string[] = [];
  const order = orderOf(`http://localhost:${port}${apiBase}`, people);
  try {
    const capacity = await capacityOf(maker, order, acknowledged);
    const times = (factor: number) => Math.round(capacity * factor);
    const before = await answersWithin(metricsPorts);
    const told = await maker.make({ ...order, calls: { submission: times(3), reading: times(1) } });
    const after = await answersWithin(metricsPorts);
    acknowledged.push(...told.acknowledged);
    const outcomes = Object.entries(told.outcomes);
    return {
      capacity: Math.round(capacity),
      rows: outcomes.map(([who, { sent, statuses, ms, refusedMs, waits, again }]) => ({
        who,
        sent,
        statuses: JSON.stringify(statuses),
        p50: Math.round(quantile(ms, 0.5)),
        p99: Math.round(quantile(ms, 0.99)),
        'shed p99': Math.round(quantile(refusedMs, 0.99)),
        'told to wait': `${waits[0] ?? ''} to ${waits.at(-1) ?? ''} s`,
        'in at first repeat': `${again.letIn} of ${again.asked}`,
      })),
      bare: outcomes.reduce((sum, [, { waits }]) => sum + waits.filter((wait) => wait === 0).length, 0),
      failed: outcomes.reduce((sum, [, { statuses }]) => sum + failures(statuses), 0),
      within: shareWithinSecond(before, after),
      acknowledged,
    };
  } finally {
    maker.stop();
  }
}

/** No answer at all, or one that neither serves nor tells to come again. */
function failures(statuses: Readonly<Record<number, number>>): number {
  return Object.entries(statuses)
    .filter(([status]) => Number(status) === 0 || (Number(status) >= 500 && Number(status) !== 503))
    .reduce((sum, [, count]) => sum + count, 0);
}
