import type { ReactNode } from 'react';
import settings from '#compiled/settings.json';
import { BrandMark } from '#ui/brand/brand.tsx';
import { Header, headerClasses } from '#ui/header/header.tsx';
import { BarLink } from './bar-link.tsx';
import { HelplinePopover } from './helpline-popover.tsx';
import { LanguageRows, LanguageSwitch } from './lazy-language-switch.ts';
import { offeredLanguages } from '#web-language/languages.ts';
import { QuickExit } from './quick-exit.tsx';
import { SmallMenu } from './small-menu.tsx';

/** Props of `ShellBar`. */
export interface ShellBarProps {
  /** Links of the bar from 768 px, else of the menu. */
  links: readonly { readonly to: string; readonly text: string }[];
  /** Name in the menu; null if no user is known. */
  name: string | null;
  /** Content after the links from 768 px. */
  account: ReactNode;
  /** Content after the links in the menu. `close` closes the menu. */
  accountRows: (close: () => void) => ReactNode;
  onQuickExit(): void;
}

/** The bar of all screens: brand, links, account, help and quick exit. */
export function ShellBar({ links, name, account, accountRows, onQuickExit }: ShellBarProps) {
  return (
    <Header
      brand={<Brand />}
      nav={
        <>
          {links.map(({ to, text }) => (
            <BarLink key={to} to={to} className={headerClasses.link}>
              {text}
            </BarLink>
          ))}
          {account}
        </>
      }
      menu={
        <SmallMenu userName={name}>
          {(close) => (
            <>
              {links.map(({ to, text }) => (
                <BarLink key={to} to={to} onFollow={close}>
                  {text}
                </BarLink>
              ))}
              {accountRows(close)}
              {offeredLanguages.length > 1 && <LanguageRows />}
            </>
          )}
        </SmallMenu>
      }
      tools={<Tools onQuickExit={onQuickExit} />}
    />
  );
}

/** Brand mark and name, linked to the home page. */
function Brand() {
  return (
    <BarLink to="/" className={headerClasses.brand}>
      <BrandMark />
      <span>{settings.programName}</span>
    </BarLink>
  );
}

/** Help and quick exit. They do not open the exit dialog. */
function Tools({ onQuickExit }: { onQuickExit(): void }) {
  return (
    <>
      {offeredLanguages.length > 1 && <LanguageSwitch />}
      <HelplinePopover />
      <QuickExit onLeave={onQuickExit} />
    </>
  );
}
