import { ArrowRight, Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './dashboard-stop.module.css';

/** Draws a link with the given class around the given content. */
export type LinkAround = (className: string, children: ReactNode) => ReactNode;

export interface DashboardStopProps {
  /** The section's name, as its file has it. */
  title: string;
  /** What it asks about, in one sentence. */
  description: string;
  /** `unknown`: nobody can tell whether it is open or locked; nothing is claimed. */
  state: 'done' | 'current' | 'locked' | 'unknown';
  /** The state in words, for example 'Completed'; '' where there is nothing to say. For the current stop it reads like a button. */
  stateText: string;
  /** How it stands is still to come: its place is kept. */
  waiting?: boolean;
  /** It was begun and goes on, such as 'Continue · 3 of 20': reads like a button, of the current stop in its state's place. */
  goOn?: string;
  /** The last attempt's date, or what is in its place. */
  last: string;
  /** Read out always, seen from 768 px: what the date is. */
  lastPrefix?: string;
  /** How long it takes; '' where nobody can say. */
  time?: string;
  /** Name of a drawing in `ui/glyph`. */
  glyph: string;
  /** The ink that its section has everywhere. */
  ink: Accent;
  /** The whole stop as one link; with `action`, the title alone. Locked and current are announced there by aria. */
  link: LinkAround;
  /** A second link, around the state text. */
  action?: LinkAround;
  /** What more there is to say of it, below its date. */
  children?: ReactNode;
}

/** The stops of a dashboard in their order: a chain of overlapping discs. */
export function StopChain({
  children,
}: {
  /** The stops in their order, each a `DashboardStop`. */
  children: ReactNode;
}) {
  return <ol className={styles.chain}>{children}</ol>;
}

/** One section on a dashboard: its disc, title, state in words and last date. */
export function DashboardStop(props: DashboardStopProps) {
  const { title, description, state, glyph, ink, link, action } = props;
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
        <State {...props} />
        <p className={styles.last}>
          {props.lastPrefix && <span className={styles.prefix}>{props.lastPrefix} </span>}
          {props.last}
          {props.last && props.time && <span className={styles.dot}> · </span>}
          {props.time && <span className={styles.time}>{props.time}</span>}
        </p>
        {props.children}
      </div>
    </>
  );
  const className = classes(styles.stop, styles[state]);
  return (
    <li className={accentClass(ink)}>
      {action ? <div className={className}>{content}</div> : link(className, content)}
    </li>
  );
}

/** The title breaks before its last word where the stops are side by side. */
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

function State({ state, stateText, waiting, goOn, action }: DashboardStopProps) {
  // As high as the highest: a stop that asks to be started.
  if (waiting) return <span className={classes(styles.state, styles.pill, styles.kept)} aria-hidden="true" />;
  const isCurrent = state === 'current';
  const text = isCurrent ? (goOn ?? stateText) : stateText;
  const content = (
    <>
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'locked' && <Lock aria-hidden="true" />}
      {text}
      {isCurrent && <ArrowRight aria-hidden="true" />}
    </>
  );
  const className = classes(styles.state, isCurrent && styles.pill);
  return (
    <>
      {text !== '' && (action ? action(className, content) : <span className={className}>{content}</span>)}
      {goOn && !isCurrent && (
        <span className={classes(styles.state, styles.pill)}>
          {goOn}
          <ArrowRight aria-hidden="true" />
        </span>
      )}
    </>
  );
}
