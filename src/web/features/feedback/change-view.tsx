import { lazy, Suspense, useState } from 'react';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import type { HistoryChartProps } from '#ui/history-chart/history-chart.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import type { ChangeView } from './change-over-time.ts';
import { changeMessages as text } from './change-messages.ts';
import styles from './change-view.module.css';

/** From so many attempts on there is a course to see, on small screens too. */
const openFrom = 3;

/** Comes when the first chart is opened: most of what it needs draws nothing else on the screen. */
const HistoryChart = lazy(async () => {
  try {
    return { default: (await import('#ui/history-chart/history-chart.tsx')).HistoryChart };
  } catch (error) {
    console.warn('The history chart could not be loaded', error);
    return { default: () => <p>{text.chartFailed}</p> };
  }
});

export interface ChangeOverTimeProps {
  /** The title of the score. */
  readonly title: string;
  readonly change: ChangeView;
  /** The level its heading has on the screen. */
  readonly heading: 'h2' | 'h3' | 'h4';
}

/** What the newest change amounts to, in a sentence; the chart of all attempts is folded away on small screens until there are three. */
export function ChangeOverTime({ title, change, heading: Heading }: ChangeOverTimeProps) {
  return (
    <div className={styles.change}>
      <div className={styles.words}>
        <Heading>{text.heading}</Heading>
        {change.words && <p>{change.words}</p>}
        {change.note && <p className={styles.note}>{change.note}</p>}
      </div>
      {change.chart ? (
        <Course title={title} chart={change.chart} rows={change.rows} />
      ) : (
        table(title, change.rows)
      )}
    </div>
  );
}

const table = (title: string, rows: ChangeView['rows']) => (
  <ChartTable caption={text.caption(title)} rows={rows} />
);

interface CourseProps extends Pick<ChangeView, 'rows'> {
  readonly title: string;
  readonly chart: HistoryChartProps;
}

/** All attempts, drawn and as a table. */
function Course({ title, chart, rows }: CourseProps) {
  const wide = useMediaQuery('(min-width: 48em)');
  const open = wide || chart.attempts.length >= openFrom;
  const [shown, setShown] = useState(open);
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setShown(true);
      }}
    >
      <summary>
        {text.show}
        <span className="sr">: {title}</span>
      </summary>
      {shown && (
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Loader text={text.loading} />
            </div>
          }
        >
          <HistoryChart {...chart} />
        </Suspense>
      )}
      {table(title, rows)}
    </details>
  );
}
