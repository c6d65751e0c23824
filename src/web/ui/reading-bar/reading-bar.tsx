import type { ReactNode } from 'react';
import { ProgressDots } from '../progress-dots/progress-dots.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './reading-bar.module.css';

export interface ReadingBarProps {
  /** The control that leads back: an `IconButton`, or a link with `readingBarBack`. */
  back: ReactNode;
  /** The title of the chapter. */
  title: string;
  /** Where the page is in its chapter, both from 1; none for a page beside the row. */
  part?: { readonly number: number; readonly of: number };
  /** That of the subtree when not given. */
  ink?: Accent;
}

/** The bar above a reading page: the way back, the chapter, and how far one is in it. */
export function ReadingBar({ back, title, part, ink }: ReadingBarProps) {
  const words = part && `Part ${part.number} of ${part.of}`;
  return (
    <div className={classes(styles.bar, ink && accentClass(ink))}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.back}>{back}</div>
        <p className={styles.title}>{title}</p>
        {part && words && (
          <div className={styles.parts}>
            <span className="num">{words}</span>
            <div className={styles.dots}>
              <ProgressDots steps={part.of} current={part.number} label={words} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The look of a link that is in `back`: a round target of 44 px that holds one icon. */
export const readingBarBack = classes(styles.link);
