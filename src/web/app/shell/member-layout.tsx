import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { offeredLanguages } from '#web-language/languages.ts';
import { AppFrame } from './app-frame.tsx';
import { ExitDialog } from './exit-dialog.tsx';
import { Footer } from './lazy-parts.ts';
import { MemberBar } from './member-bar.tsx';
import { useRouteHandle } from './route-handle.ts';
import type { ShellProps } from './shell-props.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Loaded after the first display. */
const AccountLanguage = lazyComponent(async () => (await import('./account-language.tsx')).AccountLanguage);

/** Layout for members: top bar, page, footer and exit dialog. */
export function MemberLayout(shell: ShellProps) {
  useServiceWorker(shell.cards);
  const { hidesFooter } = useRouteHandle();
  return (
    <AppFrame
      sessionController={shell.sessionController}
      bar={<MemberBar {...shell} />}
      isLoading={!useIsOwnPage()}
    >
      {!hidesFooter && <Footer />}
      {offeredLanguages.length > 1 && <AccountLanguage />}
      <ExitDialog cards={shell.cards} onExit={() => void shell.sessionController.leaveAssessment()} />
    </AppFrame>
  );
}

/** Whether the current user has opened this page. After a change of the user it is hidden until the redirect. */
function useIsOwnPage(): boolean {
  const userid = useSelector(selectSession)?.userid;
  const { key } = useLocation();
  const [page, setPage] = useState({ key, userid });
  if (page.key !== key) setPage({ key, userid });
  return page.key !== key || page.userid === undefined || userid === undefined || page.userid === userid;
}
