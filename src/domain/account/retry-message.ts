/**
 * Formats the message of a rate limit. Rounds up to whole minutes, so that a retry after this time is not
 * rejected.
 * @param seconds until the next attempt is allowed
 */
export function formatRetryMessage(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
