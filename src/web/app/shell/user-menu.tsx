import { getInitial } from '#domain/account/initial.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#ui/popover/popover.tsx';
import { headerClasses } from '#ui/header/header.tsx';
import styles from './user-menu.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `UserMenu`. */
export interface UserMenuProps {
  /** Label of the button: the name, '...' or 'User'. */
  name: string;
  /** Rows of the menu. `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** Menu button with the name of the user. */
export function UserMenu({ name, children }: UserMenuProps) {
  const { t } = useTranslation();
  return (
    <Popover
      panelLabel={t('app.nav.formatAccountLabel', { name })}
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={headerClasses.userButton}>
          <Avatar letter={getInitial(name)} />
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      {children}
    </Popover>
  );
}
