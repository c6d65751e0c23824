/**
 * How long somebody has to wait who tried too often, as a sentence. Rounded up to whole minutes: whoever waits so
 * long is not refused again.
 */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
