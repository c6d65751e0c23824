import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { ProgressSteps } from '../progress-steps/progress-steps.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './reading-bar.module.css';

/** Props of `ReadingBar`. */
export interface ReadingBarProps {
  /** Back control: an `IconButton`, or a link with `readingBarBackClass`. */
  back: ReactNode;
  /** Title of the chapter. */
  title: string;
  /** Position of the page in its chapter, from 1; undefined outside the reading order. */
  part?: { readonly number: number; readonly of: number };
  /** Accent; inherited by default. */
  accent?: Accent;
}

/** The bar of a reading page: back control, chapter and progress. */
export function ReadingBar({ back, title, part, accent }: ReadingBarProps) {
  const { t } = useTranslation();
  const label = part && t('reading.ui.part', { number: String(part.number), count: String(part.of) });
  return (
    <div className={classes(styles.bar, accent && accentClass(accent))}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.back}>{back}</div>
        <p className={styles.title}>{title}</p>
        {part && label && (
          <div className={styles.parts}>
            <span className="num">{label}</span>
            <div className={styles.dots}>
              <ProgressSteps steps={part.of} current={part.number} label={label} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** Class of a link in `back`: a round icon of 44 px. */
export const readingBarBackClass = classes(styles.link);
