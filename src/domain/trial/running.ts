import { dayMs } from '../dates/day-length.ts';
import type { TrialFile } from './trial-file.ts';

/** What says on which days a trial runs. */
export type TrialDays = Pick<TrialFile, 'starts' | 'ends' | 'stopRule'>;

/** The last day of a trial: the one that is named, or the one that its stop rule comes to before. */
export function lastDay({ starts, ends, stopRule }: TrialDays): string {
  if (stopRule.unit !== 'days') return ends;
  const stop = new Date(Date.parse(starts) + (stopRule.after - 1) * dayMs).toISOString().slice(0, 10);
  return stop < ends ? stop : ends;
}

/** Does a trial run on a day of India (2027-02-20)? Whether enough attempts were made, the days do not tell. */
export function runsOn(trial: TrialDays, day: string): boolean {
  return trial.starts <= day && day <= lastDay(trial);
}

/** Whether a trial is to come, runs or is over on a day; it may be over earlier by its attempts. */
export function stateOn(trial: TrialDays, day: string): 'to come' | 'runs' | 'over' {
  if (day < trial.starts) return 'to come';
  return runsOn(trial, day) ? 'runs' : 'over';
}

/** Is there a day on which both run? */
export function runTogether(one: TrialDays, other: TrialDays): boolean {
  return one.starts <= lastDay(other) && other.starts <= lastDay(one);
}

/** The words that a person agrees to: of this trial, as they are now. */
export function trialVersion({ id, textVersion }: Pick<TrialFile, 'id' | 'textVersion'>): string {
  return `${id}@${textVersion}`;
}
