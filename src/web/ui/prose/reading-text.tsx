import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import { blackOnWhitePrintClass } from './print-class.ts';
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
  return (
    <div className={classes(styles.prose, reading.text, blackOnWhitePrintClass, className)}>{children}</div>
  );
}
