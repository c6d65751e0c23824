import { lazy, Suspense } from 'react';
import type { LevelsChartProps } from '#ui/levels-chart/levels-chart.tsx';
import { ScoreBar, type ScoreBarProps } from '#ui/score-bar/score-bar.tsx';

/** The numbers and words that a chart of `domain/instrument/charts.ts` is drawn from. */
export type ScoreChartProps = ScoreBarProps | ({ readonly chart: 'levels' } & LevelsChartProps);

/** Few questionnaires have categories: those of numbers do not load it. Without it the words and the table say the same. */
const LevelsChart = lazy(async () => {
  try {
    return { default: (await import('#ui/levels-chart/levels-chart.tsx')).LevelsChart };
  } catch (error) {
    console.warn('The chart of levels could not be loaded', error);
    return { default: () => <></> };
  }
});

/** The chart that a report asks for. */
export function ScoreChart(props: ScoreChartProps) {
  if (props.chart !== 'levels') return <ScoreBar {...props} />;
  return (
    <Suspense>
      <LevelsChart {...props} />
    </Suspense>
  );
}
