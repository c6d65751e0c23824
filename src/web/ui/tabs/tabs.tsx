import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Wrap } from '../page/page.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly ink: Accent;
}

export interface TabsProps {
  /** What the tabs are about; names the row. */
  readonly label: string;
  /** The tabs in their order: id, short name, and the ink of what it shows. */
  readonly tabs: readonly Tab[];
  /** The id of the tab that is shown. */
  readonly chosen: string;
  /** Reports the id of the tab that was pressed or reached by a key. */
  onChoose: (id: string) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/**
 * A row of tabs and the panel of the chosen one. One stop for the Tab key; arrow keys, Home and End move among the
 * tabs and choose. A row that is too long scrolls sideways.
 */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === chosen);

  useEffect(() => {
    const tab = document.getElementById(`${base}-${chosen}`);
    return row.current && tab ? keepInSight(row.current, tab) : undefined;
  }, [base, chosen]);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = targetOf(event.key, at, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    onChoose(tab.id);
  }

  return (
    <>
      <Wrap>
        <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
          {tabs.map(({ id, name, ink }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              className={classes(styles.tab, accentClass(ink))}
              aria-selected={id === chosen}
              aria-controls={id === chosen ? `${base}-panel` : undefined}
              tabIndex={id === chosen ? 0 : -1}
              onClick={() => onChoose(id)}
              onKeyDown={move}
            >
              {name}
            </button>
          ))}
        </div>
      </Wrap>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/**
 * Brings a tab into sight, and again when the row has another width, as after a phone is turned, or the tab, as when its
 * letters come late. @returns what ends it
 */
function keepInSight(row: HTMLElement, tab: HTMLElement): (() => void) | undefined {
  bringIntoSight(row, tab);
  if (!window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => bringIntoSight(row, tab));
  observer.observe(row);
  observer.observe(tab);
  return () => observer.disconnect();
}

/** Sideways alone: `scrollIntoView` would also pull the page up to the row when Back restores a place below it. */
function bringIntoSight(row: HTMLElement, tab: HTMLElement) {
  const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(tab.offsetLeft, Math.max(row.scrollLeft, end));
}

/** Where a key leads from a tab; null for keys that are not ours. Arrows go round. */
function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
