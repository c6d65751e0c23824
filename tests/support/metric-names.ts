import { startMetrics } from '#server/app/metrics/metrics.ts';

/** Values of every gauge, so that each appears. */
const sources: Parameters<typeof startMetrics>[0] = {
  connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
  passwords: () => 0,
  mails: async () => ({ waiting: 0, dead: 0 }),
  oldestMail: async () => 0,
  overdueComplaints: async () => 0,
  understanding: async () => [],
  unready: async () => null,
  backups: () => ({ written: new Date(0), verified: null }),
  certificate: () => null,
};

/** Keywords of PromQL, and the metric of Prometheus itself. */
const keywords = new Set(
  'sum max min by on and or le vector rate increase time absent topk histogram_quantile min_over_time up'.split(
    ' ',
  ),
);

/** The names of all metrics that a process serves. */
export async function listServedMetrics(): Promise<ReadonlySet<string>> {
  const metrics = startMetrics(sources);
  const all = await metrics.registry.getMetricsAsJSON();
  metrics.stop();
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

/** The metrics of an expression: every word except labels, durations and keywords. */
export function listUsedMetrics(expr: string): string[] {
  const withoutLabels = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '');
  return [...withoutLabels.matchAll(/[a-z_]\w*/g)]
    .map(([name]) => name)
    .filter((name) => !keywords.has(name));
}
