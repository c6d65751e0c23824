import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './top-bar.module.css';

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
    <header className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {brand}
        <nav className={styles.nav} aria-label={navLabel}>
          {nav}
        </nav>
        <div className={styles.tools}>{tools}</div>
        <div className={styles.menu}>{menu}</div>
      </div>
    </header>
  );
}

/** Looks for what the program puts into the bar. */
export const topBarClasses = {
  /** The link home: mark and product title (the title in a span). */
  brand: classes(styles.brand),
  /** A link or a quiet button in the navigation; three dots under the one with aria-current. */
  link: classes(styles.link),
  /** The one button-like link, 'Login / Register'. */
  call: classes(styles.call),
  /** The button with the user's name. */
  who: classes(styles.who),
  /** The disc with the name's first letter. */
  avatar: classes(styles.avatar),
  /** A tool: an icon and a `ToolText`. */
  tool: classes(styles.tool),
  /** The round button that opens the menu. */
  menuButton: classes(styles.menuButton),
} as const;
