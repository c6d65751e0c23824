import { base } from '#contract/paths.ts';

const name = `${base.slice(1)}-outbox`;
const table = 'parcels';

let opened: Promise<IDBDatabase> | null = null;

/** Opens one connection per tab. After a failure, or after the browser has closed it, the next call opens another. */
function connection(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(table, { keyPath: 'id' }),
    );
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const forget = () => {
        database.close();
        opened = null;
      };
      // Deleting the database, also by the exit link, must not wait for this tab.
      database.addEventListener('versionchange', forget);
      database.addEventListener('close', forget);
      resolve(database);
    });
  }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/**
 * Runs one transaction on the object store. Resolves when the data is on disk (`durability: 'strict'`), because the
 * draft is removed afterwards. Rejects if the browser denies storage.
 * @param work must create its requests synchronously; its return value is the request whose result is returned
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  work: (submissions: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await connection();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
