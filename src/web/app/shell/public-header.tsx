import { LogOut } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import { BarLink } from './bar-link.tsx';
import { ShellBar } from './shell-bar.tsx';
import type { ShellProps } from './shell-props.ts';
import { useLogout } from './use-logout.tsx';
import { useName } from './use-name.ts';
import { UserMenu } from './user-menu.tsx';

const { nav } = strings;

/**
 * Header of public pages. The Dashboard link needs a session; the user menu needs the response of the name lookup,
 * else the login link is displayed.
 */
export function PublicHeader(shell: ShellProps) {
  const hasSession = useSelector(selectSession) !== null;
  const who = useName();
  const { logOut, dialog } = useLogout(shell);
  const known = who.kind === 'named' || who.kind === 'loading' ? who.name : null;
  const logOutRow = (
    <button type="button" onClick={logOut}>
      <LogOut aria-hidden="true" />
      {nav.logout}
    </button>
  );
  const links = [
    ...(hasSession ? [{ to: '/dashboard', text: nav.dashboard }] : []),
    { to: '/team', text: nav.team },
    { to: '/contact', text: nav.contact },
  ];
  return (
    <>
      <ShellBar
        links={links}
        name={known}
        account={
          known ? (
            <UserMenu name={known}>{() => logOutRow}</UserMenu>
          ) : (
            <BarLink to="/login" className={topBarClasses.call}>
              {nav.login}
            </BarLink>
          )
        }
        accountRows={(close) =>
          known ? (
            logOutRow
          ) : (
            <BarLink to="/login" onFollow={close}>
              {nav.login}
            </BarLink>
          )
        }
        onQuickExit={() => void shell.leaving.quickExit()}
      />
      {dialog}
    </>
  );
}
