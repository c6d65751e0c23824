import { afterEach, expect, it, vi } from 'vitest';
import { getNow, getServerTime, recordServerTime, resetServerTime } from '#api/server-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  resetServerTime();
});

const respond = (headers: Record<string, string>) => recordServerTime(new Response(null, { headers }));

it('is the time of the server, also after the clock of the device was set', () => {
  vi.useFakeTimers({ now: new Date('2024-01-01T00:00:00Z') });
  expect(getServerTime()).toBeNull();
  expect(getNow().getFullYear()).toBe(2024);
  respond({ Date: 'Sat, 28 Nov 2026 10:00:00 GMT', 'Request-Id': 'x' });
  expect(getNow().toISOString()).toBe('2026-11-28T10:00:00.000Z');
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'));
  expect(getNow().toISOString()).toBe('2026-11-28T10:00:00.000Z');
  vi.advanceTimersByTime(60_000);
  expect(getNow().toISOString()).toBe('2026-11-28T10:01:00.000Z');
});

it('is not that of another server in between', () => {
  respond({ Date: 'Sat, 28 Nov 1998 10:00:00 GMT' });
  expect(getServerTime()).toBeNull();
});
