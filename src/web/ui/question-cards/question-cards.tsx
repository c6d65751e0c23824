import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './question-cards.module.css';

/** Questions to ask oneself, numbered. */
export function Questions({
  children,
}: {
  /** The questions, each a `Question`. */
  children: ReactNode;
}) {
  return (
    <Items as="ol" className={styles.list} itemClass={styles.item}>
      {children}
    </Items>
  );
}

/** One question, and below it what may help to answer it. Its number comes from its place. */
export function Question({
  ask,
  children,
}: {
  /** The question, as one asks oneself. */
  ask: string;
  /** What may help to answer it. */
  children: ReactNode;
}) {
  return (
    <>
      <h3 className={styles.ask}>{ask}</h3>
      <CardText>{children}</CardText>
    </>
  );
}
