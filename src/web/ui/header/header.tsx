import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './header.module.css';

/** Props of `Header`. */
export interface HeaderProps {
  /** Link to the home page, with `headerClasses.brand`. */
  brand: ReactNode;
  /** Links visible from 768 px, each with `headerClasses.link`. */
  nav: ReactNode;
  /** Menu button (trigger of a popover), visible below 768 px. */
  menu: ReactNode;
  /** Tools visible at any width, each with `headerClasses.tool`. */
  tools: ReactNode;
}

/** Layout of the sticky top bar; the app provides the content. */
export function Header({ brand, nav, menu, tools }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {brand}
        <nav className={styles.nav} aria-label={t('app.nav.main')}>
          {nav}
        </nav>
        <div className={styles.tools}>{tools}</div>
        <div className={styles.menu}>{menu}</div>
      </div>
    </header>
  );
}

/** Class names for the content of the bar. */
export const headerClasses = {
  /** Link to the home page: logo and product name (in a span). */
  brand: classes(styles.brand),
  /** A link or quiet button in the navigation; aria-current adds three dots. */
  link: classes(styles.link),
  /** The button-like link 'Login / Register'. */
  loginLink: classes(styles.loginLink),
  /** Button with the name of the user. */
  userButton: classes(styles.userButton),
  /** A tool: an icon and a `ToolText`. */
  tool: classes(styles.tool),
  /** Round menu button. */
  menuButton: classes(styles.menuButton),
} as const;
