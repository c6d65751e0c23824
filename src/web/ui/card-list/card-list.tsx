import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { ItemList, type ItemListProps } from '../prose/items.tsx';
import { classes } from '../theme/classes.ts';
import styles from './card-list.module.css';
import distortions from './distortions.module.css';
import tips from './tips.module.css';

/** Layout of a list of cards. */
export type CardVariant = 'steps' | 'questions' | 'cards' | 'myths' | 'tips' | 'distortions';

/** Ordered lists have numbers. Wide ones are wider than the text, if there is space. */
const variants: Record<CardVariant, Pick<ItemListProps, 'as' | 'wide' | 'className' | 'itemClass'>> = {
  steps: { as: 'ol', className: styles.steps },
  questions: { as: 'ol', className: styles.questions },
  cards: { as: 'ul', wide: true, className: styles.cards },
  myths: { as: 'ul', wide: true, className: styles.myths },
  tips: { as: 'ol', wide: true, className: tips.list, itemClass: getTipClass },
  distortions: { as: 'ul', wide: true, itemClass: classes(styles.item, distortions.item) },
};

/** A list of titled cards within a reading page. */
export function CardList({
  variant,
  children,
}: {
  /** Layout of the cards. */
  variant: CardVariant;
  /** `Card` elements; `MythCard` elements for `myths`, `Distortion` elements for `distortions`. */
  children: ReactNode;
}) {
  const { className, ...list } = variants[variant];
  return (
    <ItemList itemClass={styles.item} {...list} className={classes(styles.list, className)}>
      {children}
    </ItemList>
  );
}

/** Number of disc sizes in the style sheet. */
const tipSizes = 8;

/** The discs grow from the first to the last tip. */
function getTipClass(index: number, count: number) {
  const grown = count > 1 ? index / (count - 1) : 0;
  return classes(styles.item, tips.item, tips[`size${Math.round(grown * (tipSizes - 1))}`]);
}

/** A card with title and text. Its number follows from its position in the list. */
export function Card({
  title,
  children,
}: {
  /** An action, a question, a topic or an invitation. */
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
