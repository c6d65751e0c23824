import { beforeEach, describe, expect, it } from 'vitest';
import {
  removeStoredUserData,
  removeAllStoredUserData,
  removeStoredSessionData,
} from '#api/device/remove-stored-data.ts';
import { removeAllUserData } from '#api/device/remove-all-user-data.ts';
import { allKeys, keys, type StorageKey } from '#api/device/storage-keys.ts';
import { clearSessionStorage, listStorages } from '#api/device/storage.ts';
import { removeExpiredData } from '#api/device/remove-expired-data.ts';
import { tabKeys } from '#api/device/tab-keys.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const [meera, arun] = ['4711', '4712'];
const draft = withAnswer(createDraft(quiet, 'key', new Date()), 0, 1, new Date());

const wholeTable: readonly StorageKey[] = [...allKeys, ...Object.values(tabKeys)];

/** Writes a value under a key of the table, in each possible storage, for two people. */
function writeKey(key: StorageKey): void {
  const text = key === keys.drafts ? JSON.stringify({ [meera]: draft, [arun]: draft }) : '{"day":1}';
  const ids = { userid: [meera, arun], sectionId: [quiet.id], none: [''] }[key.id ?? 'none'];
  for (const place of listStorages(key)) for (const id of ids) place.write(key.name + id, text);
}

/** All stored data as text. */
const readStorage = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const listKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const key of wholeTable) writeKey(key);
});

/** A key that a later version might add. */
const createKey = (changes: Partial<StorageKey>): StorageKey => ({
  name: 'added_',
  id: 'userid',
  area: 'home',
  owner: 'person',
  lifetime: 'logout',
  parse: (text) => text,
  ...changes,
});
const isAdded = (name: string) => name.startsWith('added_');

describe('forgetting one person', () => {
  it('removes all of their data, and none of others', () => {
    removeStoredUserData(meera, [quiet.id]);
    expect(readStorage()).not.toContain(meera);
    for (const name of [quiet.id, `progress_${arun}`, `reading_${arun}`])
      expect([name, localStorage.getItem(name)]).toEqual([name, expect.any(String)]);
    expect(Object.keys(JSON.parse(localStorage.getItem(quiet.id) ?? '{}'))).toEqual([arun]);
  });

  it('includes new keys of the table', () => {
    const key = createKey({});
    writeKey(key);
    removeStoredUserData(meera, [], [...allKeys, key]);
    expect(listKeys().filter(isAdded)).toEqual([`added_${arun}`, `added_${arun}`]);
  });
});

describe('forgetting all people', () => {
  it('leaves no id of a person', () => {
    removeAllStoredUserData([quiet.id]);
    expect([readStorage().includes(meera), readStorage().includes(arun)]).toEqual([false, false]);
  });

  it('includes new keys of the table', () => {
    const key = createKey({});
    writeKey(key);
    removeAllStoredUserData([], [...allKeys, key]);
    expect(listKeys().filter(isAdded)).toEqual([]);
  });
});

describe('a logout', () => {
  it('removes the data of the session, including new keys', () => {
    const key = createKey({ owner: 'session', id: 'sectionId', area: 'local' });
    writeKey(key);
    removeStoredSessionData([...allKeys, key]);
    expect(listKeys().filter((name) => isAdded(name) || /^(assessment_|sealingKey)/.test(name))).toEqual([]);
  });

  it('clears the session storage', () => {
    clearSessionStorage();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('forgetting everything', () => {
  it('leaves only the settings of the device', () => {
    localStorage.setItem('written by an older version', '1');
    removeAllUserData();
    expect(listKeys().toSorted()).toEqual(['install', 'moveOn', 'phone', 'safetyPlan']);
  });

  it('keeps new settings of the table', () => {
    const key = createKey({
      name: 'added_',
      id: undefined,
      owner: 'device',
      lifetime: 'unlimited',
      area: 'local',
    });
    writeKey(key);
    removeAllUserData([...allKeys, key]);
    expect(listKeys()).toContain('added_');
  });
});

describe('the clean-up', () => {
  it('does not change data of other apps', () => {
    localStorage.setItem('other', '[1, 2]');
    removeExpiredData(new Date());
    expect(localStorage.getItem('other')).toBe('[1, 2]');
  });
});

describe('the table of storage keys', () => {
  it('has unique names', () => {
    const names = wholeTable.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names the owner for every key of a person', () => {
    for (const { name, owner, id, withoutPerson } of allKeys)
      if (owner === 'person')
        expect([name, id === 'userid' || withoutPerson !== undefined]).toEqual([name, true]);
  });
});
