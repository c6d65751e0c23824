import type { Report, Score, Step } from '#domain/instrument/instrument.ts';
import { instrument } from './instrument-files.ts';

/**
 * A score of a section with its report.
 * @throws Error if the section has no such report
 */
export function reported(section: string, score: string): Score & { readonly report: Report } {
  const found = instrument(section).scores.find((one) => one.id === score);
  if (!found?.report) throw new Error(`${section} reports no ${score}`);
  return { ...found, report: found.report };
}

/** The numbers of a threshold list, in order. */
export const limits = (steps: readonly Step<unknown>[] = []) =>
  steps.flatMap((step) => step.upTo ?? step.below ?? []);

/** The values of a threshold list in order, with commas. */
export const names = (steps: readonly Step<string>[] = []) => steps.map((step) => step.is).join(',');
