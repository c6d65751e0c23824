import type { Arm, TrialFile } from './trial-file.ts';

/** What is needed to show an attempt with the words of its arm. */
export type TrialWords = Pick<TrialFile, 'id' | 'arms'>;

/** What a person is asked about a trial: all but the words that its arms try. */
export type AskedTrial = Omit<TrialFile, 'arms'>;

/** In the place of an arm's id: at this attempt a person's taking part ended, by the trial's bound of harm. */
export const harmId = 'harm';

/** An arm as it is stored with an attempt and travels: 'short-steps/usual'. */
export function armCode({ id }: Pick<TrialFile, 'id'>, arm: string): string {
  return `${id}/${arm}`;
}

/** The id of the trial that a code is of. */
export function trialOfCode(code: string): string {
  return code.slice(0, code.indexOf('/'));
}

/** Every code that attempts of a trial may carry. */
export function armCodes(trial: TrialWords): string[] {
  return [...trial.arms.map(({ id }) => id), harmId].map((id) => armCode(trial, id));
}

/**
 * The arm of a person: the first one up to whose share, counted together, their place among 100 lies.
 * @param key at least 12 hexadecimal digits that come by chance and stay the same for this person and trial
 */
export function armOf({ arms }: Pick<TrialFile, 'arms'>, key: string): Arm {
  const place = (Number.parseInt(key.slice(0, 12), 16) / 16 ** 12) * 100;
  let below = 0;
  const own = arms.find(({ share }) => {
    below += share;
    return place < below;
  });
  const arm = own ?? arms[0];
  if (!arm) throw new Error('A trial without arms.');
  return arm;
}
