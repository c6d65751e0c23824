import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { hasDraft } from '#api/device/drafts.ts';
import { selectSession } from '#api/session.ts';
import { selectExit } from '#features/questionnaire/exit-slice.ts';
import { LazyQuestion } from './lazy-question.tsx';
import type { ShellProps } from './shell-props.ts';

/**
 * Logout: asks first when answers of this person are still on the device, or an assessment is open.
 * @returns what Logout does, and the dialog, to be placed once in the bar
 */
export function useLogout({ leaving, cards }: ShellProps): { logOut(): void; dialog: ReactNode } {
  const session = useSelector(selectSession);
  const { inAssessment } = useSelector(selectExit);
  const [asking, setAsking] = useState(false);

  function leave() {
    setAsking(false);
    void leaving.logOut();
  }
  function logOut() {
    if (inAssessment || (session && hasDraft(cards, session.userid, new Date()))) setAsking(true);
    else leave();
  }

  const dialog = (
    <LazyQuestion
      soon={inAssessment}
      open={asking}
      about="logout"
      onStay={() => setAsking(false)}
      onGo={leave}
    />
  );
  return { logOut, dialog };
}
