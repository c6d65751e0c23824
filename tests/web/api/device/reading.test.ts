import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeExpiredData } from '#api/device/remove-expired-data.ts';
import { removeStoredUserData, removeAllStoredUserData } from '#api/device/remove-stored-data.ts';
import { loadReading, savePosition, markAsRead, saveVisit } from '#api/device/reading-progress.ts';

const [meera, arun] = ['4711', '4712'];

beforeEach(() => {
  window.localStorage.clear();
  localStorage.setItem('phone', 'mine');
});

describe('reading data on the device', () => {
  it('contains the last opened page, how far it was read, and the completed pages', () => {
    saveVisit(meera, 'wellBeing1');
    markAsRead(meera, 'wellBeing1');
    saveVisit(meera, 'wellBeing2');
    savePosition(meera, 'wellBeing2', 7);
    expect(loadReading(meera)).toEqual({
      last: 'wellBeing2',
      read: ['wellBeing1'],
      places: { wellBeing2: 7 },
    });
  });

  it('drops the position in a completed page, and counts the page once', () => {
    savePosition(meera, 'wellBeing1', 7);
    markAsRead(meera, 'wellBeing1');
    markAsRead(meera, 'wellBeing1');
    expect(loadReading(meera)).toEqual({ read: ['wellBeing1'], places: {} });
  });

  it('is removed if the library was not opened for 30 days by the time of the server', () => {
    vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
    markAsRead(meera, 'wellBeing1');
    removeExpiredData(new Date('2026-12-01T10:00:00Z'));
    expect(loadReading(meera).read).toEqual(['wellBeing1']);
    removeExpiredData(new Date('2026-12-02T10:00:00Z'));
    expect(loadReading(meera).read).toEqual([]);
    vi.useRealTimers();
  });

  it('belongs to one person, and is removed only with them', () => {
    markAsRead(meera, 'wellBeing1');
    markAsRead(arun, 'stepUp1');
    removeStoredUserData(meera, []);
    expect(loadReading(meera).read).toEqual([]);
    expect(loadReading(arun).read).toEqual(['stepUp1']);
  });

  it('is removed completely by the quick exit, and nothing else', () => {
    markAsRead(meera, 'wellBeing1');
    markAsRead(arun, 'stepUp1');
    window.localStorage.setItem('moveOn', 'off');
    removeAllStoredUserData([]);
    expect(Object.keys(window.localStorage)).toEqual(['phone', 'moveOn']);
  });

  it.each(['', '{', 'null', '[]', '{"read":null}', '7'])('is empty if the device contains %j', (stored) => {
    window.localStorage.setItem(`reading_${meera}`, stored);
    expect(loadReading(meera)).toMatchObject({ read: [], places: {} });
    saveVisit(meera, 'wellBeing1');
    expect(loadReading(meera).last).toBe('wellBeing1');
  });
});
