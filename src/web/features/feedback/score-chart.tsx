import type { ReactNode } from 'react';
import type { Report } from '#domain/instrument/instrument.ts';
import { ScoreBar, type ScoreBarProps } from '#ui/score-bar/score-bar.tsx';

/** The numbers and words that every chart of a score is drawn from. */
type ScoreNumbers = Omit<ScoreBarProps, 'chart'>;

export interface ScoreChartProps extends ScoreNumbers {
  readonly chart: Report['chart'];
}

/** How each chart of `domain/instrument/charts.ts` is drawn. */
const drawings: Readonly<Record<Report['chart'], (numbers: ScoreNumbers) => ReactNode>> = {
  bars: (numbers) => <ScoreBar {...numbers} chart="bars" />,
  ratio: (numbers) => <ScoreBar {...numbers} chart="ratio" />,
};

/** The chart that a report asks for. */
export function ScoreChart({ chart, ...numbers }: ScoreChartProps) {
  return drawings[chart](numbers);
}
