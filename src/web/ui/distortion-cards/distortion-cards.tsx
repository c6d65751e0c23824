import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './distortion-cards.module.css';

/** Habits of thought, one below the other, parted by hairlines. */
export function Distortions({
  children,
}: {
  /** The habits, each a `Distortion`. */
  children: ReactNode;
}) {
  return (
    <Items as="ul" wide className={styles.list} itemClass={styles.item}>
      {children}
    </Items>
  );
}

export interface DistortionProps {
  /** What the habit is called. */
  name: string;
  /** An example, without quotation marks. */
  thought: string;
  /** Another way to see the same thing, without quotation marks. */
  another: string;
  /** What the habit is. */
  children: ReactNode;
}

/** One habit of thought: its name, what it is, a thought that shows it, and another way to see it. */
export function Distortion({ name, thought, another, children }: DistortionProps) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <CardText className={styles.what}>{children}</CardText>
      <dl className={styles.pair}>
        <div className={styles.thought}>
          <dt>A thought like this</dt>
          <dd>
            <q>{thought}</q>
          </dd>
        </div>
        <div className={styles.another}>
          <dt>Another way to see it</dt>
          <dd>
            <q>{another}</q>
          </dd>
        </div>
      </dl>
    </>
  );
}
