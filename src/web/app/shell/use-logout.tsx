import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { hasDraft } from '#api/device/drafts.ts';
import { countOwnQueued } from '#api/outbox/count-own-queued.ts';
import { selectSession } from '#api/session.ts';
import { selectExit } from '#features/questionnaire/exit-slice.ts';
import { LazyQuestion } from './lazy-question.tsx';
import type { ShellProps } from './shell-props.ts';

/**
 * Logs out. Asks for confirmation if this user has a draft, queued submissions or an open assessment.
 * @returns the function that starts it, and the dialog to render
 */
export function useLogout({ leaving, cards }: ShellProps): { logOut(): void; dialog: ReactNode } {
  const session = useSelector(selectSession);
  const { inAssessment } = useSelector(selectExit);
  const [asking, setAsking] = useState<'logout' | 'logoutWaiting' | null>(null);
  const [waiting, setWaiting] = useState(0);

  function leave() {
    setAsking(null);
    void leaving.logOut();
  }
  async function logOut() {
    const count = session ? await countOwnQueued(session.userid) : 0;
    setWaiting(count);
    if (inAssessment || (session && hasDraft(cards, session.userid, new Date()))) setAsking('logout');
    else if (count > 0) setAsking('logoutWaiting');
    else leave();
  }

  const dialog = (
    <LazyQuestion
      soon={inAssessment}
      open={asking !== null}
      about={asking ?? 'logout'}
      waiting={waiting}
      onStay={() => setAsking(null)}
      onGo={leave}
    />
  );
  return { logOut: () => void logOut(), dialog };
}
