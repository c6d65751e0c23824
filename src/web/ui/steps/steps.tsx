import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './steps.module.css';

/** Steps in their order, along a line of dots. */
export function Steps({
  children,
}: {
  /** The steps in their order, each a `Step`. */
  children: ReactNode;
}) {
  return (
    <Items as="ol" className={styles.list} itemClass={styles.item}>
      {children}
    </Items>
  );
}

/** One step: its title and what to do. Its number comes from its place. */
export function Step({
  title,
  children,
}: {
  /** What to do, beginning with a verb. */
  title: string;
  /** How to do it, in a few sentences. */
  children: ReactNode;
}) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <CardText>{children}</CardText>
    </>
  );
}
