import { isObject, type Json } from '../../../source/json-value.ts';
import { type Path, parsePath } from './path.ts';

/** A section of the editor. Paths are patterns such as "scores.*.report"; `*` matches any step. */
export interface Section {
  readonly id: string;
  readonly name: string;
  /** Paths in this section. */
  readonly shows: readonly string[];
  /** Exceptions that are in another section. */
  readonly hides?: readonly string[];
}

const splitPattern = (pattern: string) => pattern.split('.');

/** Returns true if all common steps match. */
function matchesPattern(pattern: readonly string[], path: Path): boolean {
  return pattern.every((step, at) => at >= path.length || step === '*' || step === path[at]);
}

/** Returns true if the section contains a path or something below it. */
export function isInSection({ shows, hides = [] }: Section, path: Path): boolean {
  const isHidden = hides
    .map(splitPattern)
    .some((pattern) => pattern.length <= path.length && matchesPattern(pattern, path));
  return !isHidden && shows.map(splitPattern).some((pattern) => matchesPattern(pattern, path));
}

/** Returns true if the section contains everything below a path, so that its list can be reordered. */
export function isEntirelyInSection(section: Section, path: Path): boolean {
  return (
    isInSection(section, path) &&
    section.shows
      .map(splitPattern)
      .some((pattern) => pattern.length <= path.length && matchesPattern(pattern, path))
  );
}

/** Finds the section of a path, preferably one that contains all of it. */
export function findSection(sections: readonly Section[], path: string): Section | undefined {
  const position = parsePath(path);
  return (
    sections.find((section) => isEntirelyInSection(section, position)) ??
    sections.find((section) => isInSection(section, position))
  );
}

/** Adds all keys that no section lists to the last one, including new keys of the schema. */
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
