import type { Instrument } from '../../../domain/instrument/instrument.ts';
import { ChartLegend } from '../../../ui/chart-legend/chart-legend.tsx';
import { inkClass } from '../../../ui/theme/ink.ts';
import { HelpBlock } from '../help-block.tsx';
import type { Report } from '../report.ts';
import { PaperAttempts } from './paper-attempts.tsx';
import look from './paper-section.module.css';
import { PaperScore } from './paper-score.tsx';

export interface PaperSectionPartProps {
  readonly instrument: Instrument;
  readonly report: Report;
}

/** One section, from the top of a sheet: every score with its charts and numbers, then all attempts. */
export function PaperSectionPart({ instrument, report }: PaperSectionPartProps) {
  const scores = [...(report.lead ? [report.lead] : []), ...report.groups.flatMap(({ scores }) => scores)];
  return (
    <section className={`${look.section} ${inkClass(instrument.look.ink)}`}>
      <header className={look.head}>
        <h2>{instrument.title}</h2>
        <div>
          <p>{report.when}</p>
          <ChartLegend />
        </div>
      </header>
      {report.helpFirst && <HelpBlock />}
      {scores.map((score) => (
        <PaperScore key={score.id} score={score} />
      ))}
      <PaperAttempts report={report} scores={scores} />
    </section>
  );
}
