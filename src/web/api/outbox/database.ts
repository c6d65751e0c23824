import { base } from '#contract/paths.ts';

const name = `${base.slice(1)}-outbox`;
const table = 'parcels';

let opened: Promise<IDBDatabase> | null = null;

/** One connection for this tab; after a failure, or when the browser closed it, the next call opens it anew. */
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
      // Whoever deletes the database, the exit link among them, must not wait for this tab.
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
 * One transaction on the table of parcels. Resolves when it is complete: what was written is on the disk by then and
 * not in a buffer of the system (`strict`), for the draft goes after it. Rejects when the browser keeps nothing.
 * @param work makes its requests at once; the result of the request it returns is the outcome
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
