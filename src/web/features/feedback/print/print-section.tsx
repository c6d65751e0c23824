import type { Instrument } from '#domain/instrument/instrument.ts';
import { ChartLegend } from '#ui/chart-legend/chart-legend.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { HelpNumbers } from '#help/result-help.tsx';
import type { FeedbackReport } from '../report.ts';
import { listScores } from './one-page-rows.ts';
import { PrintAttempts } from './print-attempts.tsx';
import { PrintScore } from './print-score.tsx';
import styles from './print-section.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences } from '#language/translate.ts';

export interface PrintSectionPartProps {
  readonly instrument: Instrument;
  readonly report: FeedbackReport;
}

/** One section, starting on a new page: all scores with charts and numbers, then all attempts. */
export function PrintSectionPart({ instrument, report }: PrintSectionPartProps) {
  const { t } = useTranslation();
  const scores = listScores(report);
  const isBlock = report.strength === 'block';
  // Texts that belong to no single score.
  const combined = report.answer.parts.filter(({ title }) => title === '').map(({ text }) => text);
  const words = joinSentences(t, [report.helpText, ...combined, report.steps[0]]);
  return (
    <section className={`${styles.section} ${accentClass(instrument.look.ink)}`}>
      <header className={styles.head}>
        <h2>{instrument.title}</h2>
        <div>
          <p>{report.dateText}</p>
          {report.limitNote === '' && (
            <ChartLegend
              ownAge={scores.some(({ legend }) => legend?.ownAge) ? t('numbers.print.ownAge') : undefined}
              confidenceInterval={scores.some(({ legend }) => legend?.confidenceInterval)}
            />
          )}
        </div>
      </header>
      {report.groupNote && <p>{report.groupNote}</p>}
      {report.limitNote && <p>{report.limitNote}</p>}
      {isBlock && <HelpNumbers />}
      {words !== '' && <p className={styles.help}>{words}</p>}
      {scores.map((score) => (
        <PrintScore key={score.id} score={score} />
      ))}
      <PrintAttempts report={report} scores={scores} />
    </section>
  );
}
