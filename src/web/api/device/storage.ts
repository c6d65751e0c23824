import { keys, type StorageKey } from './keys.ts';

/**
 * Local and session storage that never throw: a private window, a full disk or a locked-down browser may refuse both, and
 * the app works without them.
 */
export interface DeviceStorage {
  read(key: string): string | null;
  /** False when the browser refused. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

function createStorage(open: () => Storage): DeviceStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
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

/** Stays on the device. */
export const device = createStorage(() => window.localStorage);

/** Ends with the tab. */
export const tab = createStorage(() => window.sessionStorage);

/** Both storages. */
export const storages: readonly DeviceStorage[] = [device, tab];

/** Where a person's data is written: on a shared phone only in this tab. */
export function home(): DeviceStorage {
  return device.read(keys.phone.name) === 'shared' ? tab : device;
}

/** The value of a key; null where there is none, or one of another shape. @param id follows the name of the key */
export function readValue<T>(key: StorageKey<T>, id = ''): T | null {
  const text = selectStorage(key).read(key.name + id);
  return text === null ? null : key.parse(text);
}

/** Writes texts as they are, other values as JSON. @returns false when the browser refused */
export function writeValue<T>(key: StorageKey<T>, value: T, id = ''): boolean {
  return selectStorage(key).write(key.name + id, typeof value === 'string' ? value : JSON.stringify(value));
}

/** Removes the value of a key wherever it may be. */
export function removeValue(key: StorageKey, id = ''): void {
  for (const storage of listStorages(key)) storage.remove(key.name + id);
}

/** Removes the values of all keys with this prefix. */
export function removeValues(key: StorageKey): void {
  for (const storage of listStorages(key))
    for (const stored of storage.keys()) if (stored.startsWith(key.name)) storage.remove(stored);
}

/** The storages in which a key may be. */
export function listStorages({ area }: StorageKey): readonly DeviceStorage[] {
  if (area === 'local') return [device];
  return area === 'session' ? [tab] : storages;
}

function selectStorage({ area }: StorageKey): DeviceStorage {
  if (area === 'session') return tab;
  return area === 'home' ? home() : device;
}

/** Removes all of the tab's storage, with the unfinished answers of a shared phone: the next user may be another person. */
export function forgetTab(): void {
  for (const key of tab.keys()) tab.remove(key);
}
