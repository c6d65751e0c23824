import { ArrowRight, Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './assessment-card.module.css';

/** Renders a link with class name and content. */
export type RenderLink = (className: string, children: ReactNode) => ReactNode;

/** Props of `AssessmentCard`. */
export interface AssessmentCardProps {
  /** Title of the section. */
  title: string;
  /** Topic of the section, in one sentence. */
  description: string;
  /** State of the section. `unknown`: the progress is not available. */
  state: 'done' | 'current' | 'locked' | 'unknown';
  /** Text of the state, for example 'Completed'; '' for none. Styled as a button for the current section. */
  stateLabel: string;
  /** The state is loading: space is reserved. */
  loading?: boolean;
  /** Label to continue a draft, such as 'Continue · 3 of 20'. Styled as a button; replaces the text of the state. */
  continueLabel?: string;
  /** `secondary` outlines the button: another one of the page is the next step. */
  variant?: 'primary' | 'secondary';
  /** Date of the last attempt, or a text in its place. */
  date: string;
  /** Label of the date. Visible from 768 px, always announced. */
  dateLabel?: string;
  /** Duration; '' if unknown. */
  duration?: string;
  /** Name of a drawing in `ui/glyph`. */
  glyph: string;
  /** Accent of the section. */
  accent: Accent;
  /**
   * Renders the card as one link, or only the title if `action` is set. Its aria attributes announce locked and
   * current.
   */
  link: RenderLink;
  /** Renders a second link around the text of the state. */
  action?: RenderLink;
  /** Content below the date. */
  children?: ReactNode;
}

/** The cards of the sections in order, connected by overlapping discs. */
export function AssessmentList({
  children,
}: {
  /** `AssessmentCard` elements. */
  children: ReactNode;
}) {
  return <ol className={styles.list}>{children}</ol>;
}

/** A section on the dashboard: disc, title, state and last date. */
export function AssessmentCard({
  title,
  description,
  state,
  stateLabel,
  loading = false,
  continueLabel,
  variant = 'primary',
  date,
  dateLabel = '',
  duration = '',
  glyph,
  accent,
  link,
  action,
  children,
}: AssessmentCardProps) {
  const heading = (
    <h2>{action ? link(classes(styles.titleLink), <Title text={title} />) : <Title text={title} />}</h2>
  );
  const content = (
    <>
      <span className={styles.disc}>
        <Glyph name={glyph} className={styles.glyph} />
      </span>
      <div className={styles.text}>
        {heading}
        <p className={styles.description}>{description}</p>
        <State {...{ state, stateLabel, loading, continueLabel, variant, action }} />
        <p className={styles.last}>
          {dateLabel && <span className={styles.prefix}>{dateLabel} </span>}
          {date}
          {date && duration && <span className={styles.dot}> · </span>}
          {duration && <span className={styles.time}>{duration}</span>}
        </p>
        {children}
      </div>
    </>
  );
  const className = classes(styles.card, styles[state]);
  return (
    <li className={accentClass(accent)}>
      {action ? <div className={className}>{content}</div> : link(className, content)}
    </li>
  );
}

/** Breaks the title before its last word where the cards are in columns. */
function Title({ text }: { text: string }) {
  const cut = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, cut)}
      {cut > 0 && <br />}
      {text.slice(cut)}
    </>
  );
}

function State({
  state,
  stateLabel,
  loading,
  continueLabel,
  variant,
  action,
}: Pick<AssessmentCardProps, 'state' | 'stateLabel' | 'loading' | 'continueLabel' | 'variant' | 'action'>) {
  // As high as the highest state, a button.
  if (loading)
    return <span className={classes(styles.state, styles.pill, styles.reserved)} aria-hidden="true" />;
  const text = continueLabel ?? stateLabel;
  if (text === '') return null;
  const isButton = state === 'current' || continueLabel !== undefined;
  const className = classes(
    styles.state,
    isButton && styles.pill,
    variant === 'secondary' && styles.secondary,
  );
  const content = (
    <>
      {!isButton && state === 'done' && <Check aria-hidden="true" />}
      {!isButton && state === 'locked' && <Lock aria-hidden="true" />}
      {text}
      {isButton && <ArrowRight aria-hidden="true" />}
    </>
  );
  return action ? action(className, content) : <span className={className}>{content}</span>;
}
