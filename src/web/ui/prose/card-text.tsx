import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './prose.module.css';

/** The text of a card, smaller than the text of the page. */
export function CardText({
  className,
  children,
}: {
  /** Additional class names. */
  className?: string;
  /** Paragraphs, lists and links. */
  children: ReactNode;
}) {
  return <div className={classes(styles.card, className)}>{children}</div>;
}
