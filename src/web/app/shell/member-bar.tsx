import { LogOut, User } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import { BarLink } from './bar-link.tsx';
import { PublicHeader } from './public-header.tsx';
import { ShellBar } from './shell-bar.tsx';
import type { ShellProps } from './shell-props.ts';
import { useLogout } from './use-logout.tsx';
import { useUserName } from './use-user-name.ts';
import { UserMenu } from './user-menu.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Top bar for members. After the account was deleted there is no session, and the visitors' header is displayed. */
export function MemberBar(shell: ShellProps) {
  const session = useSelector(selectSession);
  // The key resets open dialogs when the user changes.
  return session === null ? <PublicHeader {...shell} /> : <PersonBar key={session.userid} {...shell} />;
}

function PersonBar(shell: ShellProps) {
  const { t } = useTranslation();
  const nameState = useUserName();
  const { logOut, dialog } = useLogout(shell);
  const name = nameState.kind === 'visitor' ? t('app.nav.nameFallback') : nameState.name;
  const accountRows = (close: () => void) => (
    <>
      <BarLink to="/profilePage" onFollow={close}>
        <User aria-hidden="true" />
        {t('app.nav.profile')}
      </BarLink>
      <button
        type="button"
        onClick={() => {
          close();
          logOut();
        }}
      >
        <LogOut aria-hidden="true" />
        {t('app.nav.logout')}
      </button>
    </>
  );
  return (
    <>
      <ShellBar
        links={[
          { to: '/dashboard', text: t('app.nav.dashboard') },
          { to: '/myPatternScreen', text: t('app.nav.myPattern') },
          { to: '/resourcesScreen', text: t('app.nav.resources') },
        ]}
        name={name}
        account={<UserMenu name={name}>{accountRows}</UserMenu>}
        accountRows={accountRows}
        onQuickExit={() => void shell.sessionController.quickExit()}
      />
      {dialog}
    </>
  );
}
