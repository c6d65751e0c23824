import { LogOut, User } from 'lucide-react';
import { TopBar, topBarClasses } from '../../ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import { BarLink } from './bar-link.tsx';
import { Brand } from './brand.tsx';
import type { ShellProps } from './shell-props.ts';
import { SmallMenu } from './small-menu.tsx';
import { Tools } from './tools.tsx';
import { useLogout } from './use-logout.tsx';
import { useName } from './use-name.ts';
import { UserMenu } from './user-menu.tsx';

const { nav } = strings;

const links = [
  { to: '/dashboard', text: nav.dashboard },
  { to: '/myPatternScreen', text: nav.myPattern },
  { to: '/resourcesScreen', text: nav.resources },
];

/** The top bar of everything behind the login. */
export function MemberBar(shell: ShellProps) {
  const who = useName();
  const { logOut, dialog } = useLogout(shell);
  const name = who.kind === 'visitor' ? nav.nameFallback : who.name;
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
      <TopBar
        brand={<Brand />}
        navLabel={nav.main}
        nav={
          <>
            {links.map(({ to, text }) => (
              <BarLink key={to} to={to} className={topBarClasses.link}>
                {text}
              </BarLink>
            ))}
            <UserMenu name={name}>{accountRows}</UserMenu>
          </>
        }
        menu={
          <SmallMenu>
            {(close) => (
              <>
                {links.map(({ to, text }) => (
                  <BarLink key={to} to={to} onFollow={close}>
                    {text}
                  </BarLink>
                ))}
                {accountRows(close)}
              </>
            )}
          </SmallMenu>
        }
        tools={<Tools onQuickExit={() => void shell.leaving.quickExit()} />}
      />
      {dialog}
    </>
  );
}
