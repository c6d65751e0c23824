import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/theme/classes.ts';
import { type Ink, inkClass } from '../../ui/theme/ink.ts';
import look from './my-pattern.module.css';

export interface PatternCardProps {
  readonly to: string;
  /** Travels with the navigation. */
  readonly state?: unknown;
  readonly title: string;
  /** One line below the title. */
  readonly about: string;
  readonly ink: Ink;
  /** Decoration alone. */
  readonly art: ReactNode;
}

/** A large card that is one link: a drawing, a title and a line about it. */
export function PatternCard({ to, state, title, about, ink, art }: PatternCardProps) {
  return (
    <Link to={to} state={state} className={classes(look.card, inkClass(ink))}>
      {art}
      <span className={look.foot}>
        <span>
          <h2>{title}</h2>
          <p className={look.about}>{about}</p>
        </span>
        <span className={look.go}>
          <ArrowRight aria-hidden="true" />
        </span>
      </span>
    </Link>
  );
}
