import type { Instrument } from '#domain/instrument/instrument.ts';
import type { FeedbackReport } from '../report.ts';

/** One section in print; `report` is null without attempts. */
export interface PrintSection {
  readonly instrument: Instrument;
  readonly report: FeedbackReport | null;
}

export interface PrintReportProps {
  readonly sections: readonly PrintSection[];
  /** Name of the user, '' if unknown. */
  readonly name: string;
  readonly printedAt: Date;
  readonly format: PrintFormat;
}

/** 'whole': all charts and numbers. 'onePage': a summary for a counsellor. */
export type PrintFormat = 'whole' | 'onePage';
