import { ownPhoneStorageEntry } from '#contract/own-phone.ts';
import { keys, type StorageKey } from './storage-keys.ts';

/**
 * Local or session storage that never throws. Private windows, full disks and policies may deny access, and the app
 * works without it.
 */
export interface DeviceStorage {
  read(key: string): string | null;
  /** @returns false if the browser rejected the value */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

function createStorage(getStorage: () => Storage): DeviceStorage {
  const attempt = <T>(operation: (storage: Storage) => T, fallback: T): T => {
    try {
      return operation(getStorage());
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Local storage. */
export const device = createStorage(() => window.localStorage);

/** Session storage. */
export const tab = createStorage(() => window.sessionStorage);

/** Both storages. */
export const storages: readonly DeviceStorage[] = [device, tab];

/**
 * Whether other people may use the phone: also until the question is answered. Then drafts are in session storage,
 * visited pages are not saved, addresses of results and help are masked, and no installation is offered.
 */
export function isPhoneShared(): boolean {
  return device.read(keys.phone.name) !== ownPhoneStorageEntry.value;
}

/** The storage for data of a user: session storage on a shared phone, else local storage. */
export function getUserDataStorage(): DeviceStorage {
  return isPhoneShared() ? tab : device;
}

/**
 * Reads the value of a key; null if it is missing or cannot be parsed.
 * @param id follows the name of the key
 */
export function readValue<T>(key: StorageKey<T>, id = ''): T | null {
  const text = selectStorage(key).read(key.name + id);
  return text === null ? null : key.parse(text);
}

/**
 * Writes the value of a key: strings unchanged, other values as JSON.
 * @returns false if the browser rejected it
 */
export function writeValue<T>(key: StorageKey<T>, value: T, id = ''): boolean {
  return selectStorage(key).write(key.name + id, typeof value === 'string' ? value : JSON.stringify(value));
}

/** Removes the value of a key from all storages that may contain it. */
export function removeValue(key: StorageKey, id = ''): void {
  for (const storage of listStorages(key)) storage.remove(key.name + id);
}

/** Removes the values of all keys with this prefix. */
export function removeValues(key: StorageKey): void {
  for (const storage of listStorages(key))
    for (const stored of storage.keys()) if (stored.startsWith(key.name)) storage.remove(stored);
}

/** The storages that may contain a key. */
export function listStorages({ area }: StorageKey): readonly DeviceStorage[] {
  if (area === 'local') return [device];
  return area === 'session' ? [tab] : storages;
}

function selectStorage({ area }: StorageKey): DeviceStorage {
  if (area === 'session') return tab;
  return area === 'home' ? getUserDataStorage() : device;
}

/** Clears session storage, including drafts on a shared phone: the next user of the tab may be another person. */
export function clearSessionStorage(): void {
  for (const key of tab.keys()) tab.remove(key);
}
