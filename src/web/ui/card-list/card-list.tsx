import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import { classes } from '../theme/classes.ts';
import styles from './card-list.module.css';

/** How a list of cards is drawn: numbered in order (`steps`, `questions`), or side by side (`cards`, `myths`). */
export type CardLook = 'steps' | 'questions' | 'cards' | 'myths';

const numbered: readonly CardLook[] = ['steps', 'questions'];

/** A list of titled cards within a reading page. */
export function CardList({
  look,
  children,
}: {
  /** How the cards are drawn. */
  look: CardLook;
  /** The cards, each a `Card`, or a `MythCard` where the look is `myths`. */
  children: ReactNode;
}) {
  const isNumbered = numbered.includes(look);
  return (
    <Items
      as={isNumbered ? 'ol' : 'ul'}
      wide={!isNumbered}
      className={classes(styles.list, styles[look])}
      itemClass={styles.item}
    >
      {children}
    </Items>
  );
}

/** One card: its title and its text. A number comes from its position in the list. */
export function Card({
  title,
  children,
}: {
  /** What to do, what to ask oneself, or what the card is about. */
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

/** One myth in a sentence, and the fact that answers it. */
export function MythCard({
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
