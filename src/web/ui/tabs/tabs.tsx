import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Container } from '../page/page.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly accent: Accent;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Tabs in order: id, short label and accent. */
  readonly tabs: readonly Tab[];
  /** Id of the selected tab. */
  readonly value: string;
  /** Called with the id of the selected tab. */
  onValueChange: (value: string) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/**
 * Tabs with a panel. The tab list is one tab stop; arrow keys, Home and End select tabs. A long row scrolls
 * horizontally.
 */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ id }) => id === value);

  useEffect(() => {
    const tab = document.getElementById(`${base}-${value}`);
    return row.current && tab ? keepVisible(row.current, tab) : undefined;
  }, [base, value]);

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = getTarget(event.key, index, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || tab === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
    onValueChange(tab.id);
  }

  return (
    <>
      <Container>
        <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
          {tabs.map(({ id, label: tabLabel, accent }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              className={classes(styles.tab, accentClass(accent))}
              aria-selected={id === value}
              aria-controls={id === value ? `${base}-panel` : undefined}
              tabIndex={id === value ? 0 : -1}
              onClick={() => onValueChange(id)}
              onKeyDown={move}
            >
              {tabLabel}
            </button>
          ))}
        </div>
      </Container>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/**
 * Scrolls a tab into view, and again when the row or the tab is resized, as after a rotation or a late font.
 * @returns a function that stops it
 */
function keepVisible(row: HTMLElement, tab: HTMLElement): (() => void) | undefined {
  scrollToTab(row, tab);
  if (!window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => scrollToTab(row, tab));
  observer.observe(row);
  observer.observe(tab);
  return () => observer.disconnect();
}

/** Scrolls only horizontally: `scrollIntoView` would override a vertical position restored by Back. */
function scrollToTab(row: HTMLElement, tab: HTMLElement) {
  const end = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(tab.offsetLeft, Math.max(row.scrollLeft, end));
}

/** The index of the tab that a key selects; null for other keys. Arrows wrap around. */
function getTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
