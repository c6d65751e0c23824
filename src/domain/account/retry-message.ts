import type { Translate } from '#language/translate.ts';

/**
 * Formats the message of a rate limit. Rounds up to whole minutes, so that a retry after this time is not
 * rejected.
 * @param seconds until the next attempt is allowed
 */
export function formatRetryMessage(t: Translate, seconds: number): string {
  return t('domain.retry', { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}
