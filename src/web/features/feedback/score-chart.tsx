import { lazy, Suspense } from 'react';
import type { LevelsChartProps } from '#ui/levels-chart/levels-chart.tsx';
import { ScoreBar, type ScoreBarProps } from '#ui/score-bar/score-bar.tsx';

/** The props of a chart of `domain/instrument/charts.ts`. */
export type ScoreChartProps = ScoreBarProps | ({ readonly chart: 'levels' } & LevelsChartProps);

/** Lazy, because few instruments have categories. If it does not load, the text and the table have the same content. */
const LevelsChart = lazy(async () => {
  try {
    return { default: (await import('#ui/levels-chart/levels-chart.tsx')).LevelsChart };
  } catch (error) {
    console.warn('The chart of levels could not be loaded', error);
    return { default: () => <></> };
  }
});

/** Renders the chart that the report asks for. */
export function ScoreChart(props: ScoreChartProps) {
  if (props.chart !== 'levels') return <ScoreBar {...props} />;
  return (
    <Suspense>
      <LevelsChart {...props} />
    </Suspense>
  );
}
