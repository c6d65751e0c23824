import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { hasDraft } from '../../api/device/drafts.ts';
import { selectSession } from '../../api/session.ts';
import { selectExit } from '../../features/questionnaire/exit-slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { strings } from '../strings.ts';
import type { ShellProps } from './shell-props.ts';

const { title, text, cancel, logout } = strings.logoutDialog;

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
    const sectionIds = cards.map(({ id }) => id);
    if (inAssessment || (session && hasDraft(sectionIds, session.userid))) setAsking(true);
    else leave();
  }

  const dialog = (
    <Dialog
      open={asking}
      title={title}
      onCancel={() => setAsking(false)}
      actions={
        <>
          <Button onClick={() => setAsking(false)}>{cancel}</Button>
          <Button look="ghost" onClick={leave}>
            {logout}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
  return { logOut, dialog };
}
