import { LogOut } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import { headerClasses } from '#ui/header/header.tsx';
import { BarLink } from './bar-link.tsx';
import { ShellBar } from './shell-bar.tsx';
import type { ShellProps } from './shell-props.ts';
import { useLogout } from './use-logout.tsx';
import { useUserName } from './use-user-name.ts';
import { UserMenu } from './user-menu.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/**
 * Header of public pages. The Dashboard link needs a session; the user menu needs the response of the name lookup,
 * else the login link is displayed.
 */
export function PublicHeader(shell: ShellProps) {
  const { t } = useTranslation();
  const hasSession = useSelector(selectSession) !== null;
  const nameState = useUserName();
  const { logOut, dialog } = useLogout(shell);
  const displayName = nameState.kind === 'named' || nameState.kind === 'loading' ? nameState.name : null;
  const logOutRow = (
    <button type="button" onClick={logOut}>
      <LogOut aria-hidden="true" />
      {t('app.nav.logout')}
    </button>
  );
  const links = [
    ...(hasSession ? [{ to: '/dashboard', text: t('app.nav.dashboard') }] : []),
    { to: '/team', text: t('app.nav.team') },
    { to: '/contact', text: t('app.nav.contact') },
  ];
  return (
    <>
      <ShellBar
        links={links}
        name={displayName}
        account={
          displayName ? (
            <UserMenu name={displayName}>{() => logOutRow}</UserMenu>
          ) : (
            <BarLink to="/login" className={headerClasses.loginLink}>
              {t('app.nav.login')}
            </BarLink>
          )
        }
        accountRows={(close) =>
          displayName ? (
            logOutRow
          ) : (
            <BarLink to="/login" onFollow={close}>
              {t('app.nav.login')}
            </BarLink>
          )
        }
        onQuickExit={() => void shell.sessionController.quickExit()}
      />
      {dialog}
    </>
  );
}
