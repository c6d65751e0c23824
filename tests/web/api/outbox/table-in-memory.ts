import type { QueuedSubmission } from '#api/outbox/queued-submission.ts';

const rows = new Map<string, QueuedSubmission>();
let full = false;

/** Sets whether the storage is full. */
export function setFull(is: boolean): void {
  full = is;
}

export function clearTable(): void {
  rows.clear();
  full = false;
}

/** Replaces `database.ts` by an in-memory table with the used methods. */
export async function runTransaction<T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  if (full && mode === 'readwrite') throw new DOMException('No room', 'QuotaExceededError');
  const successes: (() => void)[] = [];
  const createRequest = (result: unknown) => ({
    result,
    addEventListener: (_success: 'success', then: () => void) => void successes.push(then),
  });
  const table = {
    get: (id: string) => createRequest(structuredClone(rows.get(id))),
    getAll: () => createRequest(structuredClone([...rows.values()])),
    put: (row: QueuedSubmission) => createRequest(rows.set(row.id, structuredClone(row))),
    delete: (id: string) => createRequest(rows.delete(id)),
  };
  const { result } = work(table as unknown as IDBObjectStore);
  for (const then of successes) then();
  return result;
}
