import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../../ui/popover/popover.tsx';
import { topBarClasses } from '../../ui/top-bar/top-bar.tsx';
import { strings } from '../strings.ts';

/** The menu button of small screens and what it opens. */
export function SmallMenu({ children }: { children: (close: () => void) => ReactNode }) {
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
      {children}
    </Popover>
  );
}
