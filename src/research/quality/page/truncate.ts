/** Width of a small letter in units of the plot, slightly more than the average. */
const letterWidth = 6.6;

/** Truncates a text to a width in a plot. The table has the full text. */
export function truncate(words: string, width: number): string {
  const most = Math.floor(width / letterWidth);
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;
}
