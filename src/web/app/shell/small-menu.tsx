import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#ui/popover/popover.tsx';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import { Avatar } from './avatar.tsx';
import styles from './small-menu.module.css';

export interface SmallMenuProps {
  /** Who is logged in, as far as it is known; null for nobody. */
  name: string | null;
  /** The rows of the menu; each closes it. */
  children: (close: () => void) => ReactNode;
}

/** The menu button of small screens and what it opens: who is logged in, in full, and the places it leads to. */
export function SmallMenu({ name, children }: SmallMenuProps) {
  return (
    <Popover
      label={strings.nav.main}
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={topBarClasses.menuButton}
          aria-label={strings.nav.openMenu}
        >
          <Menu aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <>
          {name !== null && (
            <p className={styles.person}>
              <Avatar name={name} />
              <span className={styles.name}>{name}</span>
            </p>
          )}
          {children(close)}
        </>
      )}
    </Popover>
  );
}
