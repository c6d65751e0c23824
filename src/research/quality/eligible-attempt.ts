import type { Answer } from '#domain/answers/codes.ts';
import type { Result } from '#domain/scoring/result.ts';

/** An attempt of a person who is eligible for research. */
export interface EligibleAttempt {
  /** Distinguishes people, but does not identify them. */
  readonly person: string | number;
  readonly instrumentId: string;
  readonly instrumentHash: string;
  readonly language: string;
  /** Whether the browser had translated the questions; null if it was not recorded. */
  readonly browserTranslated: boolean | null;
  readonly answers: readonly Answer[];
  readonly result: Result;
  /** Age at the attempt, in whole years. */
  readonly age: number;
  /** Of the profile, since attempts only have it if the norms use it. */
  readonly gender: string | null;
  readonly takenAt: Date;
}
