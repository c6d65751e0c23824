import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { hasDraft } from '#api/device/drafts.ts';
import { countOwnQueued } from '#api/outbox/count-own-queued.ts';
import { selectSession } from '#api/session.ts';
import { selectExit } from '#features/questionnaire/exit-slice.ts';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';
import type { ShellProps } from './shell-props.ts';

/**
 * Logs out. Asks for confirmation if this user has a draft, queued submissions or an open assessment.
 * @returns the function that starts it, and the dialog to render
 */
export function useLogout({ sessionController, cards }: ShellProps): { logOut(): void; dialog: ReactNode } {
  const session = useSelector(selectSession);
  const { inAssessment } = useSelector(selectExit);
  const [confirmation, setConfirmation] = useState<'logout' | 'logoutWaiting' | null>(null);
  const [queuedCount, setQueuedCount] = useState(0);

  function leave() {
    setConfirmation(null);
    void sessionController.logOut();
  }
  async function logOut() {
    const count = session ? await countOwnQueued(session.userid) : 0;
    setQueuedCount(count);
    if (inAssessment || (session && hasDraft(cards, session.userid))) setConfirmation('logout');
    else if (count > 0) setConfirmation('logoutWaiting');
    else leave();
  }

  const dialog = (
    <LazyConfirmDialog
      preload={inAssessment}
      open={confirmation !== null}
      kind={confirmation ?? 'logout'}
      queuedCount={queuedCount}
      onCancel={() => setConfirmation(null)}
      onConfirm={leave}
    />
  );
  return { logOut: () => void logOut(), dialog };
}
