import { getInitial } from '#domain/account/initial.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '#ui/popover/popover.tsx';
import { headerClasses } from '#ui/header/header.tsx';
import styles from './small-menu.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `SmallMenu`. */
export interface SmallMenuProps {
  /** Name of the user, if known; null for visitors. */
  userName: string | null;
  /** Rows of the menu. `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** Menu of small screens, with the full name and the links. */
export function SmallMenu({ userName, children }: SmallMenuProps) {
  const { t } = useTranslation();
  return (
    <Popover
      panelLabel={t('app.nav.main')}
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={headerClasses.menuButton}
          aria-label={t('app.nav.openMenu')}
        >
          <Menu aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <>
          {userName !== null && (
            <p className={styles.person}>
              <Avatar letter={getInitial(userName)} />
              <span className={styles.name}>{userName}</span>
            </p>
          )}
          {children(close)}
        </>
      )}
    </Popover>
  );
}
