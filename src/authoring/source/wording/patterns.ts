/** One pattern of several, as long as possible at each place: the first source that fits counts. */
export function toPatterns(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'gi'));
}
