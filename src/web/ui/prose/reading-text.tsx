import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import { printClass } from './in-print.ts';
import styles from './prose.module.css';
import reading from './reading-text.module.css';

/** The text of a reading page: lead paragraph, wide card lists, and black on white print. */
export function ReadingText({
  className,
  children,
}: {
  /** Additional class names. */
  className?: string;
  /** The MDX content. */
  children: ReactNode;
}) {
  return <div className={classes(styles.prose, reading.text, printClass, className)}>{children}</div>;
}
