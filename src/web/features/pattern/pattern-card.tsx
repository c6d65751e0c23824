import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '#ui/theme/classes.ts';
import { type Accent, accentClass } from '#ui/theme/accent.ts';
import styles from './my-pattern.module.css';

export interface PatternCardProps {
  readonly to: string;
  /** State of the navigation. */
  readonly state?: unknown;
  readonly title: string;
  /** One line below the title, '' for none. */
  readonly about: string;
  readonly accent: Accent;
  /** Hidden from screen readers, because the target page has the same content as text. */
  readonly art: ReactNode;
  /** Describes the drawing; left out for decoration. */
  readonly legend?: string;
}

/** A large link with a drawing, a title and a line of text. */
export function PatternCard({ to, state, title, about, accent, art, legend }: PatternCardProps) {
  return (
    <Link to={to} state={state} className={classes(styles.card, accentClass(accent))}>
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
