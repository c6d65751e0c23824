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

/** Top bar, page and footer of everything behind the login, and the exit dialog. */
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

/**
 * Does the page still belong to the person who is logged in? A page that one person opened is never drawn for another one,
 * who is on the way to a page of their own.
 */
function useOwnPage(): boolean {
  const userid = useSelector(selectSession)?.userid;
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, userid });
  if (opened.key !== key) setOpened({ key, userid });
  return (
    opened.key !== key || opened.userid === undefined || userid === undefined || opened.userid === userid
  );
}
