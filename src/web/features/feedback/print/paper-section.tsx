import type { Instrument } from '#domain/instrument/instrument.ts';
import { ChartLegend } from '#ui/chart-legend/chart-legend.tsx';
import { inkClass } from '#ui/theme/ink.ts';
import { FeedbackHelp } from '../feedback-help.tsx';
import type { Report } from '../report.ts';
import { scoresOf } from './one-page-lines.ts';
import { PaperAttempts } from './paper-attempts.tsx';
import { PaperScore } from './paper-score.tsx';
import styles from './paper-section.module.css';
import { printStrings as text } from './print-strings.ts';

export interface PaperSectionPartProps {
  readonly instrument: Instrument;
  readonly report: Report;
}

/** One section, from the top of a sheet: every score with its charts and numbers, then all attempts. */
export function PaperSectionPart({ instrument, report }: PaperSectionPartProps) {
  const scores = scoresOf(report);
  return (
    <section className={`${styles.section} ${inkClass(instrument.look.ink)}`}>
      <header className={styles.head}>
        <h2>{instrument.title}</h2>
        <div>
          <p>{report.when}</p>
          <ChartLegend
            ownAge={scores.some(({ legend }) => legend?.ownAge) ? text.ownAge : undefined}
            likely={scores.some(({ legend }) => legend?.likely)}
          />
        </div>
      </header>
      {report.nowCompared && <p>{report.nowCompared}</p>}
      {report.help && <p className={styles.help}>{[report.help.text, report.help.step].join(' ').trim()}</p>}
      {report.helpFirst && <FeedbackHelp />}
      {scores.map((score) => (
        <PaperScore key={score.id} score={score} />
      ))}
      <PaperAttempts report={report} scores={scores} />
    </section>
  );
}
