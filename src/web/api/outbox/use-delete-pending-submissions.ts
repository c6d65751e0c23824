import { useState } from 'react';
import { loadOutbox } from './load-outbox.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Status of a deletion. `text` is empty while it is in progress. */
interface DeleteStatus {
  readonly text: string;
  readonly failed?: boolean;
}

/**
 * Deletes the queued submissions of a user for one section.
 * @returns the status, null before the first deletion, and the function that deletes
 */
export function useDeletePendingSubmissions(userid: string) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<DeleteStatus | null>(null);
  async function remove(sectionId: string): Promise<void> {
    setStatus({ text: '' });
    try {
      const { deletePendingSubmissions } = await loadOutbox();
      await deletePendingSubmissions(userid, sectionId);
      setStatus({ text: t('shell.outbox.removed') });
    } catch {
      setStatus({ text: t('shell.outbox.notRemoved'), failed: true });
    }
  }
  return { status, remove };
}
