import type { EncryptedSubmission } from '#contract/requests.ts';
import { dayMs } from '#domain/dates/day-length.ts';

/** Answers that were given without an account. Only the server can decrypt them. */
export interface StoredTrialAnswers {
  readonly sectionId: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly sealed: EncryptedSubmission;
  /** A registration was completed on this device afterwards. */
  readonly isRegistered?: true;
}

/**
 * Whether stored answers are older than 24 hours, for which the link in the sign-up mail works, or have no valid time.
 */
export function areTrialAnswersExpired({ finishedAt }: StoredTrialAnswers, now: Date): boolean {
  return !(now.getTime() - Date.parse(finishedAt) < dayMs);
}
