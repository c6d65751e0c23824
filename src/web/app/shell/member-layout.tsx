import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { AppFrame } from './app-frame.tsx';
import { ExitDialog } from './exit-dialog.tsx';
import { Footer } from './lazy-footer.ts';
import { MemberBar } from './member-bar.tsx';
import { useShellHandle } from './shell-handle.ts';
import type { ShellProps } from './shell-props.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Layout for members: top bar, page, footer and exit dialog. */
export function MemberLayout(shell: ShellProps) {
  useServiceWorker(shell.cards);
  const { whole } = useShellHandle();
  return (
    <AppFrame leaving={shell.leaving} bar={<MemberBar {...shell} />} waiting={!useOwnPage()}>
      {!whole && <Footer />}
      <ExitDialog cards={shell.cards} onExit={() => void shell.leaving.leaveAssessment()} />
    </AppFrame>
  );
}

/** Whether the current user has opened this page. After a change of the user it is hidden until the redirect. */
function useOwnPage(): boolean {
  const userid = useSelector(selectSession)?.userid;
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, userid });
  if (opened.key !== key) setOpened({ key, userid });
  return (
    opened.key !== key || opened.userid === undefined || userid === undefined || opened.userid === userid
  );
}
