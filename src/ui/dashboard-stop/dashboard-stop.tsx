import { ArrowRight, Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { classes } from '../theme/classes.ts';
import { type Ink, inkClass } from '../theme/ink.ts';
import look from './dashboard-stop.module.css';

/** Draws a link with the given class around the given content. */
export type LinkAround = (className: string, children: ReactNode) => ReactNode;

export interface DashboardStopProps {
  title: string;
  description: string;
  state: 'done' | 'current' | 'locked';
  /** The state in words, for example 'Completed'. For the current stop it reads like a button. */
  stateText: string;
  /** The last attempt's date, or what stands in its place. */
  last: string;
  /** Read out always, seen from 768 px: what the date is. */
  lastPrefix?: string;
  /** Name of a drawing in `ui/glyph`. */
  glyph: string;
  ink: Ink;
  /** The whole stop as one link; with `action`, the title alone. Locked and current are told there by aria. */
  link: LinkAround;
  /** A second link, around the state text. */
  action?: LinkAround;
}

/** The stops of a dashboard in their order: a chain of overlapping discs. */
export function StopChain({ children }: { children: ReactNode }) {
  return <ol className={look.chain}>{children}</ol>;
}

/** One section on a dashboard: its disc, title, state in words and last date. */
export function DashboardStop(props: DashboardStopProps) {
  const { title, description, state, glyph, ink, link, action } = props;
  const heading = <h2>{action ? link(look.titleLink!, <Title text={title} />) : <Title text={title} />}</h2>;
  const content = (
    <>
      <span className={look.disc}>
        <Glyph name={glyph} className={look.glyph} />
      </span>
      <div className={look.text}>
        {heading}
        <p className={look.description}>{description}</p>
        <State {...props} />
        <p className={look.last}>
          {props.lastPrefix && <span className={look.prefix}>{props.lastPrefix} </span>}
          {props.last}
        </p>
      </div>
    </>
  );
  const className = classes(look.stop, look[state]);
  return (
    <li className={inkClass(ink)}>
      {action ? <div className={className}>{content}</div> : link(className, content)}
    </li>
  );
}

/** The title breaks before its last word where the stops stand side by side. */
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

function State({ state, stateText, action }: DashboardStopProps) {
  const content = (
    <>
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'locked' && <Lock aria-hidden="true" />}
      {stateText}
      {state === 'current' && <ArrowRight aria-hidden="true" />}
    </>
  );
  return action ? action(look.state!, content) : <span className={look.state}>{content}</span>;
}
