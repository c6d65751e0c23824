import { ArrowRight } from 'lucide-react';
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
}

/** A link with a title and a line of text. */
export function PatternCard({ to, state, title, about, accent }: PatternCardProps) {
  return (
    <Link to={to} state={state} className={classes(styles.card, accentClass(accent))}>
      <div>
        <h2>{title}</h2>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <span className={styles.go}>
        <ArrowRight aria-hidden="true" />
      </span>
    </Link>
  );
}
