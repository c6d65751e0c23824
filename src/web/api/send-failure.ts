import type { ErrorCode } from '#contract/errors.ts';
import type { Messages } from '#domain/instrument/instrument.ts';
import { toFailure } from './failure.ts';

/** Why answers did not arrive, as the page shows it. They are still on the device. */
export interface SendFailure {
  readonly text: string;
  /** The server's own words, where they help the person. */
  readonly detail: string | null;
  /** Questions to look at again, from 0. */
  readonly positions: readonly number[];
  /** Logging in again is what helps. */
  readonly needsLogin: boolean;
  /** These answers will never be taken as they are: sending them again cannot help. */
  readonly isFinal: boolean;
  /** The person stopped the use of their data: resuming it on the profile page is what helps. */
  readonly needsResume?: boolean;
}

/** Refusals that the same answers meet again, however often they are sent. */
const forGood: readonly ErrorCode[] = ['answers-differ', 'section-retired', 'version-changed'];

/** Nobody is logged in as the person whose answers these are. */
export function missingSession({ missingSession }: Messages): SendFailure {
  return { text: missingSession, detail: null, positions: [], needsLogin: true, isFinal: false };
}

/** Reads the error of a submission, in the words of its instrument. */
export function sendFailure(error: unknown, messages: Messages): SendFailure {
  const failure = toFailure(error);
  const unanswered = {
    text: messages.failed,
    detail: null,
    positions: [],
    needsLogin: false,
    isFinal: false,
  };
  if (failure.kind !== 'refused') return unanswered;
  const { code, status, message, positions } = failure;
  if (code === 'session-missing') return missingSession(messages);
  if (code === 'consent-withdrawn')
    return { ...unanswered, text: message ?? messages.rejected, needsResume: true };
  // Every conflict and every rule on answers has a code of its own, and words that the person can act on.
  const detail = status === 409 || status === 422 || code === 'attempts-too-many' ? message : null;
  return { ...unanswered, text: messages.rejected, detail, positions, isFinal: forGood.includes(code) };
}
