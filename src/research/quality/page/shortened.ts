/** Of a small letter, in units of a plot, a little more than usual. */
const letterWidth = 6.6;

/** Words that fit into a place of a plot, given its width; what is cut off stands in the table. */
export function shortened(words: string, width: number): string {
  const most = Math.floor(width / letterWidth);
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;
}
