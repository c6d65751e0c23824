import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './myths.module.css';

/** Things often said, each answered by the fact. */
export function Myths({
  children,
}: {
  /** The myths, each a `Myth`. */
  children: ReactNode;
}) {
  return (
    <Items as="ul" wide className={styles.list} itemClass={styles.item}>
      {children}
    </Items>
  );
}

/** One myth in a sentence, and the fact below or beside it. */
export function Myth({
  says,
  children,
}: {
  /** The myth as people say it, in one sentence. */
  says: string;
  /** The fact that answers it. */
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.myth}>
        <p className={styles.label}>Myth</p>
        <h3 className={styles.says}>{says}</h3>
      </div>
      <div className={styles.fact}>
        <p className={styles.label}>Fact</p>
        <CardText>{children}</CardText>
      </div>
    </>
  );
}
