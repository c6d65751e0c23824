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

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Tabs in order: id, short name and accent. */
  readonly tabs: readonly Tab[];
  /** Id of the selected tab. */
  readonly chosen: string;
  /** Called with the id of the selected tab. */
  onChoose: (id: string) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/**
 * Tabs with a panel. The tab list is one tab stop; arrow keys, Home and End select tabs. A long row scrolls
 * horizontally.
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
 * Scrolls a tab into view, and again when the row or the tab is resized, as after a rotation or a late font.
 * @returns a function that stops it
 */
function keepInSight(row: HTMLElement, tab: HTMLElement): (() => void) | undefined {
  bringIntoSight(row, tab);
  if (!window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => bringIntoSight(row, tab));
  observer.observe(row);
  observer.observe(tab);
  return () => observer.disconnect();
}

/** Scrolls only horizontally: `scrollIntoView` would override a vertical position restored by Back. */
function bringIntoSight(row: HTMLElement, tab: HTMLElement) {
  const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(tab.offsetLeft, Math.max(row.scrollLeft, end));
}

/** The index of the tab that a key selects; null for other keys. Arrows wrap around. */
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
