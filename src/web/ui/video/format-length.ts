/** The length of a film in words, for example '3 minutes': nobody needs its seconds, and no film has none. */
export function formatLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
