import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { ItemList } from '../prose/items.tsx';
import { classes } from '../theme/classes.ts';
import styles from './tip-cards.module.css';

/** Number of disc sizes in the style sheet. */
const sizes = 8;

/** Numbered tip cards with growing discs. */
export function Tips({
  children,
}: {
  /** `Tip` elements. */
  children: ReactNode;
}) {
  return (
    <ItemList as="ol" wide className={styles.tips} itemClass={tipClass}>
      {children}
    </ItemList>
  );
}

/** A tip with title and text. Its number follows from its position. */
export function Tip({
  title,
  children,
}: {
  /** The tip, as an invitation. */
  title: string;
  /** Two or three sentences: one thing to do today. */
  children: ReactNode;
}) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <CardText className={styles.text}>{children}</CardText>
    </>
  );
}

function tipClass(index: number, count: number) {
  const grown = count > 1 ? index / (count - 1) : 0;
  return classes(styles.tip, styles[`size${Math.round(grown * (sizes - 1))}`]);
}
