import type { ReactNode } from 'react';
import styles from './legend.module.css';

/** Legend of a chart: a wrapping list of `LegendItem`. */
export function Legend({
  children,
}: {
  /** `LegendItem` elements. */
  children: ReactNode;
}) {
  return <ul className={styles.legend}>{children}</ul>;
}

/** A mark in a box of 20 by 14 units, and its label. */
export function LegendItem({
  mark,
  children,
}: {
  /** SVG shapes within 20 by 14 units, styled as in the chart. */
  mark: ReactNode;
  /** Label of the mark. */
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
