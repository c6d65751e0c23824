import type { Level } from './finding.ts';

/** Files by their paths, relative to the repository, with their texts. */
export type Files = Readonly<Record<string, string>>;

/** A mistake, and the same text after an author did what the finding's `fix` says, to the letter. */
export interface Example {
  /** The text of the usual file of the group, or several files. */
  readonly bad: string | Files;
  readonly good: string | Files;
  /** Ids of other rules that the bad text breaks as well. The good text breaks none. */
  readonly also?: readonly string[];
}

/** What is wrong at one place of the file that a rule looks at. The runner adds rule, level and file. */
export interface Flaw {
  /** Only where it is another file than that of the subject. */
  readonly file?: string | undefined;
  /** From 1; left out for the file as a whole. */
  readonly line?: number | undefined;
  /** The place within the file: `chapters[0].pages[1]`, `<Tip>`, `link`; '' for the whole line or file. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** What to do, in words that can be followed to the letter. */
  readonly fix: string;
}

/** A rule as the list for authors shows it. */
export interface DescribedRule {
  /** `group/name`. It never changes, since other tools may name it. */
  readonly id: `${string}/${string}`;
  readonly level: Level;
  /** What is expected and why, in one sentence. */
  readonly says: string;
  readonly examples: readonly [Example, ...Example[]];
}

/** A rule on one kind of thing: a page, a link, a caption. `Subject` is what its group has read of it. */
export interface Rule<Subject> extends DescribedRule {
  readonly check: (subject: Subject) => readonly Flaw[];
}

/** Rules that look at the same thing, in the order in which they run. */
export interface RuleGroup<Subject = never> {
  /** Below `rules/`: `page/links`. Its first part begins the ids of its rules. */
  readonly folder: string;
  readonly title: string;
  /** The file of an example with a single text. */
  readonly file: string;
  readonly rules: readonly Rule<Subject>[];
}
