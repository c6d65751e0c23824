import type { FindingLevel } from './finding.ts';

/** Texts of files by path relative to the repository. */
export type Files = Readonly<Record<string, string>>;

/** Text that violates a rule, and the same text after its `fix` was followed exactly. */
export interface Example {
  /** The text of the default file of the group, or several files. */
  readonly bad: string | Files;
  readonly good: string | Files;
  /** Ids of other rules that the bad text violates. The good text violates none. */
  readonly also?: readonly string[];
}

/** A violation of a rule. `runAll` adds rule, level and file. */
export interface Violation {
  /** Only if it is not the file of the subject. */
  readonly file?: string | undefined;
  /** From 1; omitted for the whole file. */
  readonly line?: number | undefined;
  /** Position in the file, such as `chapters[0].pages[1]`, `<Tip>` or `link`; '' for the whole line or file. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** Instruction that the author can follow exactly. */
  readonly fix: string;
}

/** Description of a rule for `docs/author-rules.md`. */
export interface RuleDescription {
  /** `group/name`. Other tools may refer to it, so it never changes. */
  readonly id: `${string}/${string}`;
  readonly level: FindingLevel;
  /** What the rule requires and why, in one sentence. */
  readonly description: string;
  readonly examples: readonly [Example, ...Example[]];
}

/** A rule on one kind of subject, such as a page, a link or a caption. */
export interface CheckRule<Subject> extends RuleDescription {
  readonly check: (subject: Subject) => readonly Violation[];
}

/** Rules with the same kind of subject, in the order in which they run. */
export interface RuleGroup<Subject = never> {
  /** Folder below `rules/`, such as `page/links`. Its first part is the prefix of the rule ids. */
  readonly folder: string;
  readonly title: string;
  /** File name for examples with a single text. */
  readonly file: string;
  readonly rules: readonly CheckRule<Subject>[];
}
