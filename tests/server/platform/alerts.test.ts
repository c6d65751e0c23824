/** An alert on a number that nobody counts stays silent for ever. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errors } from '#contract/errors.ts';
import { startMetrics } from '#server/app/metrics/metrics.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<'summary' | 'description' | 'runbook', string>>;
}

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** What stands in the language of Prometheus itself, and the number of Prometheus' own. */
const words = new Set('sum max by le or vector rate increase histogram_quantile min_over_time up'.split(' '));

/** The numbers that an expression asks for: what is neither a label, a length of time, nor a word of the language. */
function numbersIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '');
  return [...bare.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !words.has(name));
}

/** Where a heading of Markdown can be linked to. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));

describe.each(rules)('$alert', ({ expr, annotations }) => {
  const metrics = startMetrics({
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    passwords: () => 0,
    mails: async () => ({ waiting: 0, dead: 0 }),
    overdueComplaints: async () => 0,
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
    expect(numbersIn(expr).filter((name) => !names.has(name))).toEqual([]);
  });

  it('uses existing error codes', () => {
    const codes = [...expr.matchAll(/code=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'));
    expect(codes.filter((code) => !(code in errors))).toEqual([]);
  });

  it('says what to do, and links to a heading of the operations pages', () => {
    const { summary, description, runbook } = annotations;
    expect([summary, description].every((text) => text.length > 10)).toBe(true);
    const [file = '', anchor = ''] = runbook.split('#');
    expect(anchorsIn(read(file))).toContain(anchor);
  });
});

it('there is an alert for every required condition', () => {
  expect(rules.map(({ alert }) => alert.replace('WellnessCheck', ''))).toEqual([
    'Down',
    'NotReady',
    'StorageAway',
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
  ]);
});
