/** An alert on an unknown metric would never fire. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { errors } from '#contract/errors.ts';
import { minAnswers, minRightShare } from '#domain/understanding/figures.ts';
import { listServedMetrics, listUsedMetrics } from '#tests/support/metric-names.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<'summary' | 'description' | 'runbook', string>>;
}

const root = join(import.meta.dirname, '../../..');
const readFile = (file: string) => readFileSync(join(root, file), 'utf8');
const { groups } = parse(readFile('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** The anchors of Markdown headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));

describe.each(rules)('$alert', ({ expr, annotations }) => {
  it('uses existing metrics', async () => {
    const served = await listServedMetrics();
    expect(listUsedMetrics(expr).filter((name) => !served.has(name))).toEqual([]);
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
    'EventLoop',
    'PoolWaiting',
    'JobFails',
    'BackupOld',
    'BackupMissing',
    'BackupUnverified',
    'CertificateEnds',
  ]);
});

it('the alert on texts that are not understood has the limits of the domain', () => {
  const { expr = '' } = rules.find(({ alert }) => alert.endsWith('TextNotUnderstood')) ?? {};
  expect([...expr.matchAll(/(?:<|>=) ([\d.]+)/g)].map(([, limit]) => Number(limit))).toEqual([
    minAnswers,
    minRightShare,
  ]);
});
