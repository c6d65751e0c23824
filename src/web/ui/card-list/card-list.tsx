import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { ItemList } from '../prose/items.tsx';
import { classes } from '../theme/classes.ts';
import styles from './card-list.module.css';

/** Layout of a list of cards: numbered (`steps`, `questions`) or in columns (`cards`, `myths`). */
export type CardLook = 'steps' | 'questions' | 'cards' | 'myths';

const numbered: readonly CardLook[] = ['steps', 'questions'];

/** A list of titled cards within a reading page. */
export function CardList({
  look,
  children,
}: {
  /** Layout of the cards. */
  look: CardLook;
  /** `Card` elements, or `MythCard` elements for `myths`. */
  children: ReactNode;
}) {
  const isNumbered = numbered.includes(look);
  return (
    <ItemList
      as={isNumbered ? 'ol' : 'ul'}
      wide={!isNumbered}
      className={classes(styles.list, styles[look])}
      itemClass={styles.item}
    >
      {children}
    </ItemList>
  );
}

/** A card with title and text. Its number follows from its position in the list. */
export function Card({
  title,
  children,
}: {
  /** An action, a question or a topic. */
  title: string;
  /** Paragraphs or a list. */
  children: ReactNode;
}) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <CardText>{children}</CardText>
    </>
  );
}

/** A myth and the fact that corrects it. */
export function MythCard({
  says,
  children,
}: {
  /** The myth in one sentence. */
  says: string;
  /** The fact. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.myth}>
        <p className={styles.label}>{t('reading.ui.myth')}</p>
        <h3 className={styles.claim}>{says}</h3>
      </div>
      <div className={styles.fact}>
        <p className={styles.label}>{t('reading.ui.fact')}</p>
        <CardText>{children}</CardText>
      </div>
    </>
  );
}
