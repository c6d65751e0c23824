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
}
