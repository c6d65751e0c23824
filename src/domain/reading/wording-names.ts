import type { WordingRule } from './wording-rule.ts';

/** A name that a page writes as a tag. */
export interface TaggedName {
  /** As in `content/settings.json`. */
  readonly name: string;
  /** "<Program />" */
  readonly tag: string;
}

/** Names that stand in one place and yet are written out. Small letters are not told: anybody may do a wellness check. */
export function nameRules(names: readonly TaggedName[]): WordingRule[] {
  return names
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, tag }) => ({
      pattern: new RegExp(`(?<![\\p{L}\\d])${asSource(name)}(?![\\p{L}\\d])`, 'gu'),
      level: 'advice',
      instead: tag,
      why: 'The name comes from content/settings.json, and the tag follows when it changes there.',
    }));
}

function asSource(name: string): string {
  return name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
