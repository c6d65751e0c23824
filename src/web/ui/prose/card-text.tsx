import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './prose.module.css';

/** The text within a card: paragraphs, lists and links a little smaller than the page's own. */
export function CardText({
  className,
  children,
}: {
  /** A look of its card's own. */
  className?: string;
  /** Paragraphs, lists and links. */
  children: ReactNode;
}) {
  return <div className={classes(styles.card, className)}>{children}</div>;
}
