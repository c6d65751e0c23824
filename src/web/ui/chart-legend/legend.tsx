import type { ReactNode } from 'react';
import styles from './legend.module.css';

/** What the marks of a chart mean: a list of `LegendItem`, which wraps where the line ends. */
export function Legend({
  children,
}: {
  /** The marks, each a `LegendItem`. */
  children: ReactNode;
}) {
  return <ul className={styles.legend}>{children}</ul>;
}

/** One mark, drawn in a box of 20 by 14, and its words. */
export function LegendItem({
  mark,
  children,
}: {
  /** SVG shapes within 20 by 14 units, drawn as the chart draws them. */
  mark: ReactNode;
  /** What the mark means. */
  children: ReactNode;
}) {
  return (
    <li>
      <svg viewBox="0 0 20 14" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  );
}
