import type { ReactNode } from 'react';
import settings from '#compiled/settings.json';
import { BrandMark } from '#ui/brand/brand.tsx';
import { TopBar, topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import { BarLink } from './bar-link.tsx';
import { HelpTool } from './help-tool.tsx';
import { QuickExit } from './quick-exit.tsx';
import { SmallMenu } from './small-menu.tsx';

export interface ShellBarProps {
  /** The places it leads to, in order: links from 768 px, rows of the menu below that. */
  links: readonly { readonly to: string; readonly text: string }[];
  /** Whose account it is, for the menu; null for nobody that is known. */
  name: string | null;
  /** What follows the links from 768 px. */
  account: ReactNode;
  /** What follows the links in the menu. `close` shuts the menu. */
  accountRows: (close: () => void) => ReactNode;
  onQuickExit(): void;
}

/** The bar over every screen, logged in or not: brand, links, account, and the tools that never ask. */
export function ShellBar({ links, name, account, accountRows, onQuickExit }: ShellBarProps) {
  return (
    <TopBar
      brand={<Brand />}
      navLabel={strings.nav.main}
      nav={
        <>
          {links.map(({ to, text }) => (
            <BarLink key={to} to={to} className={topBarClasses.link}>
              {text}
            </BarLink>
          ))}
          {account}
        </>
      }
      menu={
        <SmallMenu name={name}>
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
      tools={<Tools onQuickExit={onQuickExit} />}
    />
  );
}

/** Mark and product title, leading home. */
function Brand() {
  return (
    <BarLink to="/" className={topBarClasses.brand}>
      <BrandMark />
      <span>{settings.programName}</span>
    </BarLink>
  );
}

/** What is in the bar of every screen, logged in or not. Neither asks the exit dialog. */
function Tools({ onQuickExit }: { onQuickExit(): void }) {
  return (
    <>
      <HelpTool />
      <QuickExit onLeave={onQuickExit} />
    </>
  );
}
