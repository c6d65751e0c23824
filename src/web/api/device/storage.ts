/**
 * Local and session storage that never throw: a private window, a full disk or a locked-down browser
 * may refuse both, and the program must go on without them.
 */
export interface DeviceStorage {
  read(key: string): string | null;
  /** False when the browser refused to keep it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

function storageOf(open: () => Storage): DeviceStorage {
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
export const device = storageOf(() => window.localStorage);

/** Goes with the tab. */
export const tab = storageOf(() => window.sessionStorage);

/** Removes all that the tab remembers, a shared phone's unfinished answers with it: the next user may be somebody else. */
export function forgetTab(): void {
  for (const key of tab.keys()) tab.remove(key);
}
