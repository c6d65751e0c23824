import { isObject, type Json } from './json.ts';
import { type Path, parsePath } from './path.ts';

/** A part of a file that is edited together. Places are written as "scores.*.report"; `*` stands for any one step. */
export interface Section {
  readonly id: string;
  readonly name: string;
  /** What belongs to it. */
  readonly shows: readonly string[];
  /** What of that belongs to another section. */
  readonly hides?: readonly string[];
}

const splitPattern = (pattern: string) => pattern.split('.');

/** Whether every step that both have agrees. */
function matchesPattern(pattern: readonly string[], path: Path): boolean {
  return pattern.every((step, at) => at >= path.length || step === '*' || step === path[at]);
}

/** Whether a place, or something in it, is edited in a section. */
export function isShown({ shows, hides = [] }: Section, path: Path): boolean {
  const isHidden = hides
    .map(splitPattern)
    .some((pattern) => pattern.length <= path.length && matchesPattern(pattern, path));
  return !isHidden && shows.map(splitPattern).some((pattern) => matchesPattern(pattern, path));
}

/** Whether all of a place is edited in a section: its list may be reordered there. */
export function isWhole(section: Section, path: Path): boolean {
  return (
    isShown(section, path) &&
    section.shows
      .map(splitPattern)
      .some((pattern) => pattern.length <= path.length && matchesPattern(pattern, path))
  );
}

/** The section in which a place is edited: where all of it is, else where something of it is. */
export function findSection(sections: readonly Section[], path: string): Section | undefined {
  const position = parsePath(path);
  return (
    sections.find((section) => isWhole(section, position)) ??
    sections.find((section) => isShown(section, position))
  );
}

/** The sections, with keys that none of them names in the last one: a key that the schema learns has its place. */
export function addRemainingKeys(
  sections: readonly Section[],
  keys: readonly string[],
  value: Json,
): Section[] {
  const all = [...new Set([...keys, ...(isObject(value) ? Object.keys(value) : [])])];
  const named = new Set(sections.flatMap(({ shows }) => shows.map((position) => splitPattern(position)[0])));
  const rest = all.filter((key) => !named.has(key) && key !== '$schema');
  return sections.map((section, at) =>
    at === sections.length - 1 ? { ...section, shows: [...section.shows, ...rest] } : section,
  );
}
