import type { Report } from './instrument.ts';

/**
 * The properties of a chart that the checks and the schema use. The component is in
 * web/features/feedback/score-chart.tsx.
 */
export interface ReportChart {
  /** A short label for lists in the editor. */
  readonly label: string;
  /** Whether the chart clamps scores outside its range. Otherwise its range must include all possible scores. */
  readonly clamps: boolean;
  /**
   * Whether the chart shows the score on an axis with ticks and the average. Otherwise it shows named levels
   * without numbers.
   */
  readonly isScale: boolean;
}

/**
 * All charts, by their name in instrument files. A new chart needs an entry here, a component, and an entry in
 * the list of components; `npm run derive` adds it to the schema and the types.
 */
export const reportCharts: Readonly<Record<Report['chart'], ReportChart>> = {
  bars: {
    label: 'current and previous attempt, with a gauge where there is a norm',
    clamps: false,
    isScale: true,
  },
  ratio: { label: 'one bar against the average', clamps: true, isScale: true },
  levels: {
    label: 'the named levels in order with that of the person marked, for categories',
    clamps: false,
    isScale: false,
  },
};
