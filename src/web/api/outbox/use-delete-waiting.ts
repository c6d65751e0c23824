import { useState } from 'react';
import { loadOutbox } from './load.ts';
import { queueMessages } from './messages.ts';

/** How a deletion went, in words; '' while it is under way. */
interface DeleteStatus {
  readonly text: string;
  readonly failed?: boolean;
}

/**
 * Deletes what waits on this phone of a person for one section, and says how that went.
 * @returns `said` is null until something is deleted
 */
export function useDeleteWaiting(userid: string) {
  const [status, setSaid] = useState<DeleteStatus | null>(null);
  async function remove(sectionId: string): Promise<void> {
    setSaid({ text: '' });
    try {
      const { deleteWaiting } = await loadOutbox();
      await deleteWaiting(userid, sectionId);
      setSaid({ text: queueMessages.removed });
    } catch {
      setSaid({ text: queueMessages.notRemoved, failed: true });
    }
  }
  return { said: status, remove };
}
