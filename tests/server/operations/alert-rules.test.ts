/** Alerts fire on fake series (deploy/alerts.test.yml). Needs promtool, which `npm run test:all` installs. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../../deploy');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const readYaml = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));

/** Rules whose series are not in the file of tests. */
const untested = [
  'Unreadable',
  'NoAttempts',
  'LinkMailsLimited',
  'ClientAddressUnknown',
  'TextNotUnderstood',
];

it.runIf(hasPromtool)('every alert fires when it should, and none on a healthy installation', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('names the alerts that have no test', () => {
  const rules: { alert: string }[] = readYaml('alerts.yml').groups[0].rules;
  const tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] =
    readYaml('alerts.test.yml').tests;
  const fired = new Set(
    tests.flatMap(({ alert_rule_test: all }) =>
      all.flatMap(({ alertname, exp_alerts: expected }) => (expected ? [alertname] : [])),
    ),
  );
  const rest = rules.map(({ alert }) => alert).filter((name) => !fired.has(name));
  expect(rest.map((name) => name.replace('WellnessCheck', ''))).toEqual(untested);
});
