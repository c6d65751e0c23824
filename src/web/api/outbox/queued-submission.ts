import type { EncryptedSubmission } from '#contract/requests.ts';

/** Why the server will never take a parcel. */
export interface Refusal {
  readonly code: string;
  /** The server's own words; null where it gave none. */
  readonly message: string | null;
}

/** A finished questionnaire as it waits on this phone: whose it is, and a box that only the server can open. */
export interface QueuedSubmission {
  /** The key of the attempt: the same answers are kept once, however many tabs finish them. */
  readonly id: string;
  readonly userid: string;
  readonly sectionId: string;
  /** Of the instrument that was answered. */
  readonly version: string;
  /** Parcels go in this order. */
  readonly seq: number;
  /** When it was finished, ISO 8601, UTC. */
  readonly finishedAt: string;
  readonly sealed: EncryptedSubmission;
  /** Missing while it waits to be sent. */
  readonly refusal?: Refusal;
}

/** Does it still wait to be sent? */
export const isWaiting = ({ refusal }: QueuedSubmission): boolean => refusal === undefined;
