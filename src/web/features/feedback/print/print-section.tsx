import type { Instrument } from '#domain/instrument/instrument.ts';
import { ChartLegend } from '#ui/chart-legend/chart-legend.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { HelpNumbers } from '#help/result-help.tsx';
import type { FeedbackReport } from '../report.ts';
import { listScores } from './one-page-rows.ts';
import { PrintAttempts } from './print-attempts.tsx';
import { PrintScore } from './print-score.tsx';
import styles from './print-section.module.css';
import { printMessages as text } from './print-messages.ts';

export interface PrintSectionPartProps {
  readonly instrument: Instrument;
  readonly report: FeedbackReport;
}

/** One section, starting on a new page: all scores with charts and numbers, then all attempts. */
export function PrintSectionPart({ instrument, report }: PrintSectionPartProps) {
  const scores = listScores(report);
  return (
    <section className={`${styles.section} ${accentClass(instrument.look.ink)}`}>
      <header className={styles.head}>
        <h2>{instrument.title}</h2>
        <div>
          <p>{report.dateText}</p>
          <ChartLegend
            ownAge={scores.some(({ legend }) => legend?.ownAge) ? text.ownAge : undefined}
            likely={scores.some(({ legend }) => legend?.likely)}
          />
        </div>
      </header>
      {report.groupNote && <p>{report.groupNote}</p>}
      {report.help && <p className={styles.help}>{[report.help.text, report.help.step].join(' ').trim()}</p>}
      {report.helpFirst && <HelpNumbers />}
      {scores.map((score) => (
        <PrintScore key={score.id} score={score} />
      ))}
      <PrintAttempts report={report} scores={scores} />
    </section>
  );
}
