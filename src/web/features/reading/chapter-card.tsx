import { Link } from 'react-router-dom';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { Chapter } from '#domain/reading-order/library.ts';
import { Cover } from '#ui/cover/cover.tsx';
import { classes } from '#ui/theme/classes.ts';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import { notify } from '#ui/toast/toast.tsx';
import styles from './resources.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

export interface ChapterCardProps {
  readonly chapter: Chapter;
  /** Slugs of the pages that the user has read. */
  readonly readSlugs: readonly string[];
}

/** The card of a chapter, with a link to its first page. Without pages it displays a toast. */
export function ChapterCard({ chapter: { card, ink, pages }, readSlugs }: ChapterCardProps) {
  const { t } = useTranslation();
  const [first] = pages;
  const readCount = pages.filter(({ slug }) => readSlugs.includes(slug)).length;
  return (
    <div className={classes(styles.chapter, accentClass(ink))}>
      <Cover art={card.art} />
      <div>
        <h2>
          {first ? (
            <Link to={toAddress(first.slug)}>{card.title}</Link>
          ) : (
            <button type="button" onClick={() => void notify.warning(t('reading.resources.notImplemented'))}>
              {card.title}
            </button>
          )}
        </h2>
        <p>{card.text}</p>
        {first && (
          <p className={styles.parts}>
            {readCount > 0
              ? t('reading.resources.partsRead', { read: readCount, count: pages.length })
              : t('reading.resources.parts', { count: pages.length })}
          </p>
        )}
      </div>
    </div>
  );
}

/** A card in the list of chapters that leads to another screen. */
export function LinkCard({
  to,
  title,
  text: line,
  art,
  accent,
}: {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Name of a drawing of `Cover`. */
  readonly art: string;
  readonly accent: Accent;
}) {
  return (
    <div className={classes(styles.chapter, accentClass(accent))}>
      <Cover art={art} />
      <div>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{line}</p>
      </div>
    </div>
  );
}
