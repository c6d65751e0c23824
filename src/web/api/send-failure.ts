import type { ErrorCode } from '#contract/errors.ts';
import type { Messages } from '#domain/instrument/instrument.ts';
import { toFailure } from './failure.ts';

/** Why a submission failed, as the page displays it. The draft is unchanged. */
export interface SendFailure {
  readonly text: string;
  /** The message of the server, if it helps the user. */
  readonly detail: string | null;
  /** Indexes of the questions to check, from 0. */
  readonly positions: readonly number[];
  /** The user must log in again. */
  readonly needsLogin: boolean;
  /** The server rejects these answers at each retry. */
  readonly isFinal: boolean;
  /** The user has withdrawn consent and can resume on the profile page. */
  readonly needsResume?: boolean;
}

/** Codes that repeat at each retry of the same answers. */
const permanentCodes: readonly ErrorCode[] = ['answers-differ', 'section-retired', 'version-changed'];

/** The failure that no session exists. */
export function createMissingSessionFailure({ missingSession }: Messages): SendFailure {
  return { text: missingSession, detail: null, positions: [], needsLogin: true, isFinal: false };
}

/** Converts the error of a submission. The texts are those of the instrument. */
export function toSendFailure(error: unknown, messages: Messages): SendFailure {
  const failure = toFailure(error);
  const defaultFailure = {
    text: messages.failed,
    detail: null,
    positions: [],
    needsLogin: false,
    isFinal: false,
  };
  if (failure.kind !== 'refused') return defaultFailure;
  const { code, status, message, positions } = failure;
  if (code === 'session-missing') return createMissingSessionFailure(messages);
  if (code === 'consent-withdrawn')
    return { ...defaultFailure, text: message ?? messages.rejected, needsResume: true };
  // The server sends messages for conflicts and invalid answers that tell the user what to do.
  const detail = status === 409 || status === 422 || code === 'attempts-too-many' ? message : null;
  return {
    ...defaultFailure,
    text: messages.rejected,
    detail,
    positions,
    isFinal: permanentCodes.includes(code),
  };
}
