import { toFailure } from '#api/failure.ts';
import { contactCodes } from '#contract/wire/contact.ts';
import { numberIn } from '#contract/wire/numbers.ts';
import { recordIn } from '#contract/wire/values.ts';
import { formatRetryMessage } from '#domain/account/waiting.ts';
import { messages } from './messages.ts';

const { unreachable, lacking, tooMany, other, later, kept } = messages.contact.failed;

/** Why a message was not sent, in words; `lacking` when this server has no such call and mail alone helps. */
export interface ContactFailure {
  readonly text: string;
  readonly lacking: boolean;
}

/** Reads the error of `sendContact`. The form keeps the text in every case, and the words say so. */
export function contactFailure(error: unknown): ContactFailure {
  const failure = toFailure(error, contactCodes);
  if (failure.kind === 'unreachable') return failureText(unreachable);
  if (failure.kind === 'broken') return failureText(other, later);
  const { code, status, message } = failure;
  switch (code) {
    case 'address-unknown':
      return { text: `${lacking} ${kept}`, lacking: true };
    case 'too-many-tries':
      return failureText(tooMany, when(error));
    case 'message-unsent':
    case 'server-busy':
      return failureText(message ?? other, message ? '' : when(error));
    default:
      // Every rule on what was typed has a code of its own and says what to change.
      return status === 422 ? failureText(message ?? other) : failureText(other, later);
  }
}

function failureText(...sentences: readonly string[]): ContactFailure {
  return { text: [...sentences, kept].filter(Boolean).join(' '), lacking: false };
}

function when(error: unknown): string {
  const seconds = numberIn(recordIn(error).retryAfter);
  return seconds === null ? later : formatRetryMessage(seconds);
}
