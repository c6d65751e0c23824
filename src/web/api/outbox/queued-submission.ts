import type { EncryptedSubmission } from '#contract/requests.ts';

/** Why the server rejected a submission for good. */
export interface StoredRefusal {
  readonly code: string;
  /** The message of the server; null if it sent none. */
  readonly message: string | null;
}

/** A finished questionnaire in IndexedDB. Only the server can decrypt the answers. */
export interface QueuedSubmission {
  /** The idempotency key of the attempt: several tabs that finish the same answers queue one submission. */
  readonly id: string;
  readonly userid: string;
  readonly sectionId: string;
  /** Version of the instrument. */
  readonly version: string;
  /** Submissions are sent in ascending order. */
  readonly seq: number;
  /** Time of completion, ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly sealed: EncryptedSubmission;
  /** Undefined until the server rejects the submission. */
  readonly refusal?: StoredRefusal;
}

/** Whether the submission is still to be sent. */
export const isPendingSubmission = ({ refusal }: QueuedSubmission): boolean => refusal === undefined;
