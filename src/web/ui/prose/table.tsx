import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

/**
 * A table in a text. Where its words need more room than there is, the table scrolls in a frame of its own, which
 * the keyboard reaches too; no word is broken apart, and the page stays where it is.
 */
export function Table(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();

  useEffect(() => {
    const around = frame.current;
    if (!around) return;
    const measure = () => setName(around.scrollWidth > around.clientWidth ? nameOf(around) : undefined);
    measure();
    if (!window.ResizeObserver) return;
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    // Letters that load late change the table alone.
    for (const table of around.children) observer.observe(table);
    return () => observer.disconnect();
  }, []);

  const scrolls = name !== undefined;
  return (
    <div
      ref={frame}
      data-table
      className={styles.frame}
      role={scrolls ? 'region' : undefined}
      aria-label={name}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table {...props} />
    </div>
  );
}

/** The heads of its columns: no two tables of a page have the same. */
function nameOf(frame: HTMLElement): string {
  const heads = [...frame.querySelectorAll('thead th')].map((head) => head.textContent);
  return `Table: ${heads.join(', ')}`;
}
