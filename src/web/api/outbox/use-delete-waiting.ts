import { useState } from 'react';
import { loadOutbox } from './load.ts';
import { keptWords } from './words.ts';

/** How a deletion went, in words; '' while it is under way. */
interface Said {
  readonly text: string;
  readonly failed?: boolean;
}

/**
 * Deletes what waits on this phone of a person for one section, and says how that went.
 * @returns `said` is null until something is deleted
 */
export function useDeleteWaiting(userid: string) {
  const [said, setSaid] = useState<Said | null>(null);
  async function remove(sectionId: string): Promise<void> {
    setSaid({ text: '' });
    try {
      const { deleteWaiting } = await loadOutbox();
      await deleteWaiting(userid, sectionId);
      setSaid({ text: keptWords.removed });
    } catch {
      setSaid({ text: keptWords.notRemoved, failed: true });
    }
  }
  return { said, remove };
}
