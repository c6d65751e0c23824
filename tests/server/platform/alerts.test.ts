/** An alert on an unknown metric would never fire. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errors } from '#contract/errors.ts';
import { minAnswers, minRightShare } from '#domain/understanding/figures.ts';
import { startMetrics } from '#server/app/metrics/metrics.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<'summary' | 'description' | 'runbook', string>>;
}

const root = join(import.meta.dirname, '../../..');
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
const { groups } = parse(readFile('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Keywords of PromQL, and the metric of Prometheus itself. */
const words = new Set('sum max by le or vector rate increase histogram_quantile min_over_time up'.split(' '));

/** The metrics of an expression: every word except labels, durations and keywords. */
function listMetrics(expr: string): string[] {
  const withoutLabels = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '');
  return [...withoutLabels.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !words.has(name));
}

/** The anchors of Markdown headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));

describe.each(rules)('$alert', ({ expr, annotations }) => {
  const metrics = startMetrics({
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    passwords: () => 0,
    mails: async () => ({ waiting: 0, dead: 0 }),
    overdueComplaints: async () => 0,
    understanding: async () => [],
    unready: async () => null,
  });
  let names: Set<string>;
  beforeAll(async () => {
    const all = await metrics.registry.getMetricsAsJSON();
    names = new Set(
      all.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
      ),
    );
  });
  afterAll(() => metrics.stop());

  it('uses existing metrics', () => {
    expect(listMetrics(expr).filter((name) => !names.has(name))).toEqual([]);
  });

  it('uses existing error codes', () => {
    const codes = [...expr.matchAll(/code=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'));
    expect(codes.filter((code) => !(code in errors))).toEqual([]);
  });

  it('says what to do, and links to a heading of the operations pages', () => {
    const { summary, description, runbook } = annotations;
    expect([summary, description].every((text) => text.length > 10)).toBe(true);
    const [file = '', anchor = ''] = runbook.split('#');
    expect(listAnchors(readFile(file))).toContain(anchor);
  });
});

it('there is an alert for every required condition', () => {
  expect(rules.map(({ alert }) => alert.replace('WellnessCheck', ''))).toEqual([
    'Down',
    'NotReady',
    'StorageUnavailable',
    'Errors',
    'Shedding',
    'Slow',
    'Unreadable',
    'MailsDead',
    'MailsOld',
    'ComplaintsOverdue',
    'NoAttempts',
    'LinkMailsLimited',
    'ClientAddressUnknown',
    'TextNotUnderstood',
  ]);
});

it('the alert on texts that are not understood has the limits of the domain', () => {
  const { expr = '' } = rules.find(({ alert }) => alert.endsWith('TextNotUnderstood')) ?? {};
  expect([...expr.matchAll(/(?:<|>=) ([\d.]+)/g)].map(([, limit]) => Number(limit))).toEqual([
    minAnswers,
    minRightShare,
  ]);
});
