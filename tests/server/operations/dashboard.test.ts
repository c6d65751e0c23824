/** A panel with an unknown metric would stay empty. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listServedMetrics, listUsedMetrics } from '#tests/support/metric-names.ts';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets: readonly { readonly refId: string; readonly expr: string }[];
}

const file = join(import.meta.dirname, '../../../deploy/grafana/wellness-check.json');
const dashboard = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly uid: string;
  readonly schemaVersion: number;
  readonly panels: readonly Panel[];
};
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

it('uses only metrics that a process serves', async () => {
  const served = await listServedMetrics();
  expect(expressions.flatMap(listUsedMetrics).filter((name) => !served.has(name))).toEqual([]);
});

it('has every metric of the app', async () => {
  const used = new Set(expressions.flatMap(listUsedMetrics));
  const own = [...(await listServedMetrics())].filter((name) => /^(wellness|http)_/.test(name));
  const unused = own.filter((name) => !used.has(name));
  expect(unused).toEqual(['wellness_build_info', 'http_request_duration_seconds_sum']);
});

it('can be imported: panels have a title, a description, own ids and no common place', () => {
  const { uid, schemaVersion, panels } = dashboard;
  expect([uid, schemaVersion]).toEqual(['wellness-check', expect.any(Number)]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ title, description, gridPos: { x, y, w, h } }) => {
    expect([title.length > 4, description.length > 4, x + w <= 24]).toEqual([true, true, true]);
    return Array.from({ length: w * h }, (_, index) => `${x + (index % w)}/${y + Math.floor(index / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
});
