import type { Report, Score, Step } from '#domain/instrument/instrument.ts';
import { instrument } from './instrument-files.ts';

/** The score of a section, with its report; throws when the section reports no such score. */
export function reported(section: string, score: string): Score & { readonly report: Report } {
  const found = instrument(section).scores.find((one) => one.id === score);
  if (!found?.report) throw new Error(`${section} reports no ${score}`);
  return { ...found, report: found.report };
}

/** The numbers of a threshold list, in order. */
export const limits = (steps: readonly Step<unknown>[] = []) =>
  steps.flatMap((step) => step.upTo ?? step.below ?? []);

/** What a threshold list gives, in order, with commas. */
export const names = (steps: readonly Step<string>[] = []) => steps.map((step) => step.is).join(',');
