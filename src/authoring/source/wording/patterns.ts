/** Compiles pattern sources to global case-insensitive patterns. */
export function toPatterns(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'gi'));
}
