import type { Draft } from '../domain/answers/draft.ts';
import type { Instrument, Messages } from '../domain/instrument/instrument.ts';
import { failureOf } from './failure.ts';
import { useSubmitMutation } from './section-api.ts';

/** Why answers did not arrive, as it stands in the page. They are still on the device. */
export interface SendFailure {
  readonly text: string;
  /** The server's own words, where they help the person. */
  readonly detail: string | null;
  /** Questions to look at again, from 0. */
  readonly positions: readonly number[];
  /** Logging in again is what helps. */
  readonly needsLogin: boolean;
}

/** All that send or watch a section's answers share one call by this. */
export const submissionOf = (sectionId: string) => ({ fixedCacheKey: `submit-${sectionId}` });

/**
 * The one way to send a person's answers. The call goes on even when its screen has gone, and every screen of the
 * section sees the same one.
 * @returns the act itself and the state of the last try, whichever screen made it
 */
export function useSendAnswers({ id, version }: Instrument, userid: string) {
  const [submit, last] = useSubmitMutation(submissionOf(id));
  const send = ({ options, key }: Draft) => submit({ userid, sectionId: id, ans: options, version, key });
  return [send, last] as const;
}

/** Nobody is logged in as the person whose answers these are. */
export function missingSession({ missingSession }: Messages): SendFailure {
  return { text: missingSession, detail: null, positions: [], needsLogin: true };
}

/** Reads the error of a submission, in the words of its instrument. */
export function sendFailure(error: unknown, messages: Messages): SendFailure {
  const failure = failureOf(error);
  const unheard = { text: messages.failed, detail: null, positions: [], needsLogin: false };
  if (failure.kind !== 'refused') return unheard;
  const { status, message, positions } = failure;
  if (status === 401) return missingSession(messages);
  // Only these two tell the person something to act on.
  const detail = status === 409 || status === 422 ? message : null;
  return { ...unheard, text: messages.rejected, detail, positions };
}
