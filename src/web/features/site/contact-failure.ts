import { toFailure } from '#api/failure.ts';
import { contactCodes } from '#contract/wire/contact.ts';
import { toNumber } from '#contract/wire/numbers.ts';
import { toRecord } from '#contract/wire/values.ts';
import { formatRetryMessage } from '#domain/account/retry-message.ts';
import { joinSentences, type Translate } from '#language/translate.ts';

/** Why a message was not sent. `isUnsupported`: the server does not have the route, so only e-mail helps. */
export interface ContactFailure {
  readonly text: string;
  readonly isUnsupported: boolean;
}

/** Converts an error of `sendContact` to a message. The form keeps its values, and the message says so. */
export function toContactFailure(t: Translate, error: unknown): ContactFailure {
  const failure = toFailure(error, contactCodes);
  if (failure.kind === 'unreachable') return createFailure(t, t('contact.failed.unreachable'));
  if (failure.kind === 'broken')
    return createFailure(t, t('contact.failed.other'), t('contact.failed.later'));
  const { code, status, message } = failure;
  switch (code) {
    case 'address-unknown':
      return {
        text: joinSentences(t, [t('contact.failed.unsupported'), t('contact.failed.saved')]),
        isUnsupported: true,
      };
    case 'too-many-tries':
      return createFailure(t, t('contact.failed.tooManyMessages'), formatRetry(t, error));
    case 'message-unsent':
    case 'server-busy':
      return createFailure(t, message ?? t('contact.failed.other'), message ? '' : formatRetry(t, error));
    default:
      // Validation errors have their own codes and messages.
      return status === 422
        ? createFailure(t, message ?? t('contact.failed.other'))
        : createFailure(t, t('contact.failed.other'), t('contact.failed.later'));
  }
}

function createFailure(t: Translate, ...sentences: readonly string[]): ContactFailure {
  return {
    text: joinSentences(t, [...sentences, t('contact.failed.saved')]),
    isUnsupported: false,
  };
}

function formatRetry(t: Translate, error: unknown): string {
  const seconds = toNumber(toRecord(error).retryAfter);
  return seconds === null ? t('contact.failed.later') : formatRetryMessage(t, seconds);
}
