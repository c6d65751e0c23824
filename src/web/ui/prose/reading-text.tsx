import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import { inPrint } from './in-print.ts';
import styles from './prose.module.css';
import reading from './reading-text.module.css';

/** The text of a page: its first paragraph is larger, groups of cards are wider, and it prints black on white. */
export function ReadingText({
  className,
  children,
}: {
  /** A look of its screen's own. */
  className?: string;
  /** The page as its author wrote it. */
  children: ReactNode;
}) {
  return <div className={classes(styles.prose, reading.text, inPrint, className)}>{children}</div>;
}
