/**
 * Gives this window storage that no other window shares, so that stories in two windows do not change each other. Must be
 * imported before the code of the app, which opens its channel when it loads.
 */
import { base } from '../src/contract/paths.ts';

/** Keys are own properties, because the app lists them with `Object.keys`. */
class WindowStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = String(value);
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: new WindowStorage(), configurable: true });

/** The time is in the name, so that later windows can delete what is older than a day. */
const day = 86_400_000;
const prefix = `story-${Date.now()}-${Math.random().toString(36).slice(2)}`;
const isolateName = (name: string) => (name.startsWith(base) ? `${prefix}${name}` : name);

const { open, deleteDatabase } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, version) {
  return open.call(this, `${prefix}${name}`, version);
};
IDBFactory.prototype.deleteDatabase = function (name) {
  return deleteDatabase.call(this, `${prefix}${name}`);
};
void deleteOldDatabases();

async function deleteOldDatabases(): Promise<void> {
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) {
    const [, time] = /^story-(\d+)-/.exec(name) ?? [];
    if (time && Number(time) < Date.now() - day) deleteDatabase.call(indexedDB, name);
  }
}

const SharedChannel = BroadcastChannel;
globalThis.BroadcastChannel = class extends SharedChannel {
  constructor(name: string) {
    super(isolateName(name));
  }
};

// Without HTTPS there are no locks.
if (navigator.locks) {
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (this: LockManager, name: string, ...others: unknown[]) {
    return Reflect.apply(request, this, [isolateName(name), ...others]);
  } as typeof request;
}

const cookies = new Map<string, string>();
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  set: (text: string) => {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    if (/max-age=(0|-)/i.test(text)) cookies.delete(name);
    else cookies.set(name, value);
  },
});
