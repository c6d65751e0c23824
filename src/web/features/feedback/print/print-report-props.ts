import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Report } from '../report.ts';

/** One section on paper; without a report, one that was never answered. */
export interface PrintSection {
  readonly instrument: Instrument;
  readonly report: Report | null;
}

export interface PrintReportProps {
  readonly sections: readonly PrintSection[];
  /** The person's name; '' when it is not known. */
  readonly name: string;
  readonly printedAt: Date;
  readonly form: PrintFormat;
}

/** 'whole': every chart and number. 'onePage': what a counsellor can read in a minute. */
export type PrintFormat = 'whole' | 'onePage';
