import { toFailure } from '#api/failure.ts';
import { contactCodes } from '#contract/wire/contact.ts';
import { toNumber } from '#contract/wire/numbers.ts';
import { toRecord } from '#contract/wire/values.ts';
import { formatRetryMessage } from '#domain/account/retry-message.ts';
import { contactMessages } from './contact-messages.ts';

const { unreachable, unsupported, tooManyMessages, other, later, saved } = contactMessages.failed;

/** Why a message was not sent. `isUnsupported`: the server does not have the route, so only e-mail helps. */
export interface ContactFailure {
  readonly text: string;
  readonly isUnsupported: boolean;
}

/** Converts an error of `sendContact` to a message. The form keeps its values, and the message says so. */
export function toContactFailure(error: unknown): ContactFailure {
  const failure = toFailure(error, contactCodes);
  if (failure.kind === 'unreachable') return createFailure(unreachable);
  if (failure.kind === 'broken') return createFailure(other, later);
  const { code, status, message } = failure;
  switch (code) {
    case 'address-unknown':
      return { text: `${unsupported} ${saved}`, isUnsupported: true };
    case 'too-many-tries':
      return createFailure(tooManyMessages, formatRetry(error));
    case 'message-unsent':
    case 'server-busy':
      return createFailure(message ?? other, message ? '' : formatRetry(error));
    default:
      // Validation errors have their own codes and messages.
      return status === 422 ? createFailure(message ?? other) : createFailure(other, later);
  }
}

function createFailure(...sentences: readonly string[]): ContactFailure {
  return { text: [...sentences, saved].filter(Boolean).join(' '), isUnsupported: false };
}

function formatRetry(error: unknown): string {
  const seconds = toNumber(toRecord(error).retryAfter);
  return seconds === null ? later : formatRetryMessage(seconds);
}
