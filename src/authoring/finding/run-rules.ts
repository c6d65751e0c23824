import type { Finding } from './finding.ts';
import type { Flaw, Rule } from './rule.ts';

/** The subject of a rule: a file or a part of it. */
interface FileSubject {
  readonly file: string;
  /** Returns the line of a path, for violations without a line. */
  readonly lineOfPath?: (path: string) => number | undefined;
}

/** Runs all rules on a subject. */
export function runAll<Subject extends FileSubject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): Finding[] {
  return rules.flatMap((rule) => rule.check(subject).map((flaw) => createRuleFinding(rule, subject, flaw)));
}

/** Runs rules until one is violated, and returns its findings. Used if later rules assume that earlier ones hold. */
export function runFirst<Subject extends FileSubject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): Finding[] {
  for (const rule of rules) {
    const flaws = rule.check(subject);
    if (flaws.length > 0) return flaws.map((flaw) => createRuleFinding(rule, subject, flaw));
  }
  return [];
}

function createRuleFinding(
  { id, level }: Pick<Rule<never>, 'id' | 'level'>,
  subject: FileSubject,
  flaw: Flaw,
): Finding {
  const { path, expected, actual, fix, file = subject.file } = flaw;
  const line = flaw.line ?? (file === subject.file ? subject.lineOfPath?.(path) : undefined);
  const finding = { rule: id, level, file, path, expected, actual, fix };
  return line === undefined ? finding : { ...finding, line };
}
