import type { ReactNode } from 'react';
import look from './top-bar.module.css';

export interface TopBarProps {
  /** The link home, with `topBarClasses.brand`. */
  brand: ReactNode;
  /** The links seen from 768 px, each with `topBarClasses.link`. */
  nav: ReactNode;
  /** The menu button (a popover's trigger) seen below 768 px. */
  menu: ReactNode;
  /** What every screen keeps in reach at any width, each with `topBarClasses.tool`. */
  tools: ReactNode;
  /** The name of the navigation. */
  navLabel?: string;
}

/** The sticky bar over every screen: layout alone, the program fills its places. */
export function TopBar({ brand, nav, menu, tools, navLabel = 'Main' }: TopBarProps) {
  return (
    <header className={look.bar}>
      <div className={`wrap ${look.row}`}>
        {brand}
        <nav className={look.nav} aria-label={navLabel}>
          {nav}
        </nav>
        <div className={look.tools}>{tools}</div>
        <div className={look.menu}>{menu}</div>
      </div>
    </header>
  );
}

/** Looks for what the program puts into the bar. */
export const topBarClasses = {
  /** The link home: mark and product title (the title in a span). */
  brand: look.brand!,
  /** A link or a quiet button in the navigation; three dots under the one with aria-current. */
  link: look.link!,
  /** The one button-like link, 'Login / Register'. */
  call: look.call!,
  /** The button with the user's name. */
  who: look.who!,
  /** The disc with the name's first letter. */
  avatar: look.avatar!,
  /** A tool: icon and `toolText`, of which small screens see the icon alone. */
  tool: look.tool!,
  toolText: look.toolText!,
  /** The round button that opens the menu. */
  menuButton: look.menuButton!,
} as const;
