import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '#ui/theme/classes.ts';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import styles from './my-pattern.module.css';

export interface PatternCardProps {
  readonly to: string;
  /** Travels with the navigation. */
  readonly state?: unknown;
  readonly title: string;
  /** One line below the title; '' for none. */
  readonly about: string;
  readonly ink: Accent;
  /** Hidden from screen readers: the page it leads to says the same in words. */
  readonly art: ReactNode;
  /** What the drawing shows; left out for an ornament. */
  readonly legend?: string;
}

/** A large card that is one link: a drawing, a title and a line about it. */
export function PatternCard({ to, state, title, about, ink, art, legend }: PatternCardProps) {
  return (
    <Link to={to} state={state} className={classes(styles.card, accentClass(ink))}>
      <span className={styles.picture}>
        {art}
        {legend && (
          <span className={styles.legend} aria-hidden="true">
            {legend}
          </span>
        )}
      </span>
      <span className={styles.foot}>
        <span>
          <h2>{title}</h2>
          {about && <p className={styles.about}>{about}</p>}
        </span>
        <span className={styles.go}>
          <ArrowRight aria-hidden="true" />
        </span>
      </span>
    </Link>
  );
}
