import { LogOut, User } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import { messages } from '../messages.ts';
import { BarLink } from './bar-link.tsx';
import { PublicHeader } from './public-header.tsx';
import { ShellBar } from './shell-bar.tsx';
import type { ShellProps } from './shell-props.ts';
import { useLogout } from './use-logout.tsx';
import { useUserName } from './use-user-name.ts';
import { UserMenu } from './user-menu.tsx';

const { nav } = messages;

const links = [
  { to: '/dashboard', text: nav.dashboard },
  { to: '/myPatternScreen', text: nav.myPattern },
  { to: '/resourcesScreen', text: nav.resources },
];

/** Top bar for members. After the account was deleted there is no session, and the visitors' header is displayed. */
export function MemberBar(shell: ShellProps) {
  const session = useSelector(selectSession);
  // The key resets open dialogs when the user changes.
  return session === null ? <PublicHeader {...shell} /> : <PersonBar key={session.userid} {...shell} />;
}

function PersonBar(shell: ShellProps) {
  const nameState = useUserName();
  const { logOut, dialog } = useLogout(shell);
  const name = nameState.kind === 'visitor' ? nav.nameFallback : nameState.name;
  const accountRows = (close: () => void) => (
    <>
      <BarLink to="/profilePage" onFollow={close}>
        <User aria-hidden="true" />
        {nav.profile}
      </BarLink>
      <button
        type="button"
        onClick={() => {
          close();
          logOut();
        }}
      >
        <LogOut aria-hidden="true" />
        {nav.logout}
      </button>
    </>
  );
  return (
    <>
      <ShellBar
        links={links}
        name={name}
        account={<UserMenu name={name}>{accountRows}</UserMenu>}
        accountRows={accountRows}
        onQuickExit={() => void shell.sessionController.quickExit()}
      />
      {dialog}
    </>
  );
}
