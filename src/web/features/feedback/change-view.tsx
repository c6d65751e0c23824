import { lazy, Suspense } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import type { HistoryChartProps } from '#ui/history-chart/history-chart.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { ChangeView } from './build-change-view.ts';
import styles from './change-view.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';

/** Two attempts are already in the bars of the score, so a line says nothing more. */
const minChartAttempts = 3;

/** Loaded when the first chart is displayed. */
const HistoryChart = lazy(async () => {
  try {
    return { default: (await import('#ui/history-chart/history-chart.tsx')).HistoryChart };
  } catch (error) {
    console.warn('The history chart could not be loaded', error);
    return { default: ChartFailed };
  }
});

function ChartFailed() {
  const { t } = useTranslation();
  return <p>{t('numbers.change.chartFailed')}</p>;
}

export interface ChangeOverTimeProps {
  /** Title of the score. */
  readonly title: string;
  readonly change: ChangeView;
  /** The newest change in words and numbers, '' for none. */
  readonly summary: string;
  /** Level of the heading. */
  readonly heading: 'h2' | 'h3' | 'h4';
}

/** The newest change in a sentence, and all attempts: from the third on as a chart, always as a table. */
export function ChangeOverTime({ title, change, summary, heading: Heading }: ChangeOverTimeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.change}>
      <div className={styles.words}>
        <Heading>{t('numbers.change.heading')}</Heading>
        {summary && <p>{summary}</p>}
        {change.note && <p className={styles.note}>{change.note}</p>}
      </div>
      {change.chart && change.chart.attempts.length >= minChartAttempts ? (
        <AttemptsChart title={title} chart={change.chart} rows={change.rows} />
      ) : (
        renderTable(t, title, change.rows)
      )}
    </div>
  );
}

const renderTable = (t: Translate, title: string, rows: ChangeView['rows']) => (
  <ChartTable caption={t('numbers.change.caption', { title })} rows={rows} />
);

interface AttemptsChartProps extends Pick<ChangeView, 'rows'> {
  readonly title: string;
  readonly chart: HistoryChartProps;
}

/** All attempts, as a chart and as a table. */
function AttemptsChart({ title, chart, rows }: AttemptsChartProps) {
  const { t } = useTranslation();
  return (
    <Disclosure label={t('numbers.change.show')} context={title} className={styles.chart} open>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner label={t('numbers.change.loading')} />
          </div>
        }
      >
        <HistoryChart {...chart} />
      </Suspense>
      {renderTable(t, title, rows)}
    </Disclosure>
  );
}
