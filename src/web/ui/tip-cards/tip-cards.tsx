import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import { classes } from '../theme/classes.ts';
import styles from './tip-cards.module.css';

/** Sizes from the first disc to the last, in the style sheet. */
const sizes = 8;

/** Numbered tip cards whose disc grows from the first to the last. */
export function Tips({
  children,
}: {
  /** The tips, each a `Tip`. */
  children: ReactNode;
}) {
  return (
    <Items as="ol" wide className={styles.tips} itemClass={tipClass}>
      {children}
    </Items>
  );
}

/** One tip: its title and a few sentences. Its number comes from its place. */
export function Tip({
  title,
  children,
}: {
  /** The tip itself, as an invitation. */
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
