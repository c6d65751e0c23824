import { allKeys, type StorageKey } from './storage-keys.ts';
import { listStorages, removeValue, removeValues } from './storage.ts';

/**
 * Removes the data of one user from both storages.
 * @param sectionIds sections that may have drafts
 * @param table keys to check; those of owner `person` are removed
 */
export function removeStoredUserData(userid: string, sectionIds: readonly string[], table = allKeys): void {
  for (const key of filterByOwner('person', table)) {
    if (key.id === 'userid') removeValue(key, userid);
    else for (const id of sectionIds) removePersonPart(key, id, userid);
  }
}

/**
 * Removes the data of all users from both storages.
 * @param sectionIds sections that may have drafts
 */
export function removeAllStoredUserData(sectionIds: readonly string[], table = allKeys): void {
  for (const key of filterByOwner('person', table)) {
    if (key.id === 'userid') removeValues(key);
    else for (const id of sectionIds) removeValue(key, id);
  }
}

/** Removes the data of the current user that is stored without a user id. */
export function removeStoredSessionData(table = allKeys): void {
  for (const key of filterByOwner('session', table)) {
    if (key.id) removeValues(key);
    else removeValue(key);
  }
}

function filterByOwner(owner: StorageKey['owner'], table: readonly StorageKey[]): readonly StorageKey[] {
  return table.filter((key) => key.owner === owner);
}

function removePersonPart(key: StorageKey, id: string, userid: string): void {
  for (const storage of listStorages(key)) {
    const text = storage.read(key.name + id);
    if (text === null) continue;
    const rest = key.withoutPerson?.(text, userid) ?? null;
    if (rest === null) storage.remove(key.name + id);
    else if (rest !== text) storage.write(key.name + id, rest);
  }
}
