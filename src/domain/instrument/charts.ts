import type { Report } from './instrument.ts';

/** What the check and the schema must know of a chart; the browser draws it (web/features/feedback/score-chart.tsx). */
export interface ReportChart {
  /** A few words for the list of charts that editors show. */
  readonly label: string;
  /** Whether a score outside the drawn range may stand at its end. Otherwise the range holds all that is possible. */
  readonly clamps: boolean;
  /** Whether it draws the score on a scale with ticks and the average. Otherwise it names levels, and shows no number. */
  readonly isScale: boolean;
}

/**
 * Every chart by its name in a file. A new one is an entry here, a component, and its line in the browser's list;
 * then `npm run derive` writes it into the schema and the types.
 */
export const charts: Readonly<Record<Report['chart'], ReportChart>> = {
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
