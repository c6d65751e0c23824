import { base } from '#contract/paths.ts';

const name = `${base.slice(1)}-outbox`;
const table = 'parcels';

let connection: Promise<IDBDatabase> | null = null;

/** Opens one connection per tab. After a failure, or after the browser has closed it, the next call opens another. */
function openConnection(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(table, { keyPath: 'id' }),
    );
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const database = request.result;
      const close = () => {
        database.close();
        connection = null;
      };
      // Deleting the database, also by the exit link, must not wait for this tab.
      database.addEventListener('versionchange', close);
      database.addEventListener('close', close);
      resolve(database);
    });
  }).catch((error) => {
    connection = null;
    throw error;
  });
  return connection;
}

/**
 * Runs one transaction on the object store. Resolves when the data is on disk (`durability: 'strict'`), because the
 * draft is removed afterwards. Rejects if the browser denies storage.
 * @param createRequest must create its requests synchronously; its return value is the request whose result is returned
 */
export async function runTransaction<T>(
  mode: IDBTransactionMode,
  createRequest: (submissions: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openConnection();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const request = createRequest(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
