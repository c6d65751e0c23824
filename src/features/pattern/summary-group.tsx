import type { Instrument } from '../../domain/instrument/instrument.ts';
import { type SummaryLine, summaryOf } from '../../domain/scoring/summary.ts';
import { ChartTable } from '../../ui/chart-table/chart-table.tsx';
import { Glyph } from '../../ui/glyph/glyph.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { SummaryBar } from '../../ui/summary-bar/summary-bar.tsx';
import { classes } from '../../ui/theme/classes.ts';
import { inkClass } from '../../ui/theme/ink.ts';
import look from './summary.module.css';
import { type SummaryWords, wordsOf } from './summary-words.ts';

export interface SummaryGroupProps {
  readonly instrument: Instrument;
  /** The newest scores as they travel; null when there are none. */
  readonly totalsum: string | null;
  /** Years. */
  readonly age: number;
}

/** The aspects of one section, each with its bar and what it says. */
export function SummaryGroup({ instrument, totalsum, age }: SummaryGroupProps) {
  const titleId = `summary-${instrument.id}`;
  const lines = summaryOf(instrument, totalsum, age).map((line) => {
    const score = instrument.scores.find(({ id }) => id === line.score);
    return { line, words: wordsOf(line, score?.report?.direction === 'lower') };
  });
  return (
    <section className={classes(look.group, inkClass(instrument.look.ink))} aria-labelledby={titleId}>
      <header>
        <Glyph name={instrument.look.glyph} className={look.figure} />
        <h2 id={titleId}>{instrument.shortTitle}</h2>
      </header>
      <div className={look.rows}>
        {lines.map(({ line, words }) => (
          <Line key={line.score} line={line} words={words} />
        ))}
        <ChartTable
          caption={instrument.title}
          rows={lines.map(({ line, words }) => ({ label: line.title, value: words.cell }))}
        />
      </div>
    </section>
  );
}

function Line({ line, words }: { line: SummaryLine; words: SummaryWords }) {
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
