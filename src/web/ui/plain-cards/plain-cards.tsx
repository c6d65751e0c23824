import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './plain-cards.module.css';

/** Cards side by side where there is room, to compare things of equal rank. */
export function Cards({
  children,
}: {
  /** The cards, each a `Card`. */
  children: ReactNode;
}) {
  return (
    <Items as="ul" wide className={styles.cards} itemClass={styles.card}>
      {children}
    </Items>
  );
}

/** One of several things of equal rank: its title and its text. */
export function Card({
  title,
  children,
}: {
  /** What the card is about, of the same shape as its neighbours' titles. */
  title: string;
  /** Its text: paragraphs or a list. */
  children: ReactNode;
}) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <CardText>{children}</CardText>
    </>
  );
}
