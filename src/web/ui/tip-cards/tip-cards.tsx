import type { CSSProperties, ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './tip-cards.module.css';

/** Diameters in rem of the first and the last disc (visual reference, 10-reading). */
const first = 6;
const last = 9.5;

/** Numbered tip cards whose disc grows from the first to the last. */
export function Tips({ children }: { children: ReactNode }) {
  return (
    <Items as="ol" wide className={styles.tips} itemClass={styles.tip} itemStyle={discOf}>
      {children}
    </Items>
  );
}

/** One tip: its title and a few sentences. Its number comes from its place. */
export function Tip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <CardText className={styles.text}>{children}</CardText>
    </>
  );
}

function discOf(index: number, count: number) {
  const grown = count > 1 ? index / (count - 1) : 0;
  return { '--k': `${(first + (last - first) * grown).toFixed(1)}rem` } as CSSProperties;
}
