import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkContent } from '#authoring/check/check-content.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { createContentFixture, quiet } from '#tests/support/content-fixture.ts';

const { folder, edit } = createContentFixture();

beforeEach(() => {
  // The time zone of a build machine.
  vi.stubEnv('TZ', 'UTC');
  // 00:30 on the 21st in India.
  vi.useFakeTimers({ now: new Date('2026-11-20T19:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('uses the local date of the author, also at night', () => {
  expect(getIndianDay()).toBe('2026-11-21');
  edit(quiet, (text) => text.replace('2026-11-20', '2026-11-21'));
  edit('content/help-now.json', (text) => text.replace('2026-11-01', '2026-11-21'));
  const listDays = () => checkContent(folder.root).filter(({ path }) => /updated|lastChecked/.test(path));
  expect(listDays()).toEqual([]);
  edit(quiet, (text) => text.replace('2026-11-21', '2026-11-22'));
  expect(listDays().map(({ actual }) => actual)).toEqual(['2026-11-22']);
});
