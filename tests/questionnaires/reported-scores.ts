import type { Report, Score, Step } from '#domain/instrument/instrument.ts';
import { findInstrument } from './instrument-files.ts';

/**
 * A score of a section with its report.
 * @throws Error if the section has no such report
 */
export function findReportedScore(section: string, score: string): Score & { readonly report: Report } {
  const found = findInstrument(section).scores.find((one) => one.id === score);
  if (!found?.report) throw new Error(`${section} has no report for ${score}`);
  return { ...found, report: found.report };
}

/** The numbers of a threshold list, in order. */
export const listLimits = (steps: readonly Step<unknown>[] = []) =>
  steps.flatMap((step) => step.upTo ?? step.below ?? []);

/** The values of a threshold list in order, with commas. */
export const formatNames = (steps: readonly Step<string>[] = []) => steps.map((step) => step.is).join(',');
