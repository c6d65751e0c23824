import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Glyph } from '../../ui/glyph/glyph.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { SummaryBar } from '../../ui/summary-bar/summary-bar.tsx';
import { classes } from '../../ui/theme/classes.ts';
import { inkClass } from '../../ui/theme/ink.ts';
import look from './summary.module.css';
import type { Aspect } from './summary-words.ts';

export interface SummaryGroupProps {
  readonly instrument: Instrument;
  readonly aspects: readonly Aspect[];
}

/** The aspects of one section, each with its bar and what it says. */
export function SummaryGroup({ instrument, aspects }: SummaryGroupProps) {
  const titleId = `summary-${instrument.id}`;
  return (
    <section className={classes(look.group, inkClass(instrument.look.ink))} aria-labelledby={titleId}>
      <header>
        <Glyph name={instrument.look.glyph} className={look.figure} />
        <h2 id={titleId}>{instrument.shortTitle}</h2>
      </header>
      <div className={look.rows}>
        {aspects.map((aspect) => (
          <Line key={aspect.line.score} {...aspect} />
        ))}
      </div>
    </section>
  );
}

function Line({ line, words }: Aspect) {
  return (
    <>
      {line.headingBefore && <h3>{line.headingBefore}</h3>}
      <div className={look.line}>
        <p className={look.name}>{line.title}</p>
        <SummaryBar state={line.colour} progress={line.progress} label={words.sentence} />
        <StateMark state={line.colour}>{words.message}</StateMark>
        {words.direction && <p className={look.note}>{words.direction}</p>}
        {line.note && <p className={look.note}>{line.note}</p>}
      </div>
    </>
  );
}
