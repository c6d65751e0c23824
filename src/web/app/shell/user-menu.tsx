import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#ui/popover/popover.tsx';
import { topBarClasses } from '#ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';
import { Avatar } from './avatar.tsx';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  /** What is on the button: the person's name, '...' or 'User'. */
  name: string;
  /** The rows of the menu; each closes it. */
  children: (close: () => void) => ReactNode;
}

/** The button with the person's name and the menu under it. */
export function UserMenu({ name, children }: UserMenuProps) {
  return (
    <Popover
      label={strings.nav.accountOf(name)}
      trigger={(trigger) => (
        <button type="button" {...trigger} className={topBarClasses.who}>
          <Avatar name={name} />
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      {children}
    </Popover>
  );
}
