import type { Finding } from './finding.ts';
import type { Violation, CheckRule } from './rule.ts';

/** The subject of a rule: a file or a part of it. */
interface FileSubject {
  readonly file: string;
  /** Returns the line of a path, for violations without a line. */
  readonly lineOfPath?: (path: string) => number | undefined;
}

/** Runs all rules on a subject. */
export function runAll<Subject extends FileSubject>(
  rules: readonly CheckRule<Subject>[],
  subject: Subject,
): Finding[] {
  return rules.flatMap((rule) =>
    rule.check(subject).map((violation) => createRuleFinding(rule, subject, violation)),
  );
}

/** Runs rules until one is violated, and returns its findings. Used if later rules assume that earlier ones hold. */
export function runRulesUntilViolation<Subject extends FileSubject>(
  rules: readonly CheckRule<Subject>[],
  subject: Subject,
): Finding[] {
  for (const rule of rules) {
    const violations = rule.check(subject);
    if (violations.length > 0)
      return violations.map((violation) => createRuleFinding(rule, subject, violation));
  }
  return [];
}

function createRuleFinding(
  { id, level }: Pick<CheckRule<never>, 'id' | 'level'>,
  subject: FileSubject,
  violation: Violation,
): Finding {
  const { path, expected, actual, fix, file = subject.file } = violation;
  const line = violation.line ?? (file === subject.file ? subject.lineOfPath?.(path) : undefined);
  const finding = { rule: id, level, file, path, expected, actual, fix };
  return line === undefined ? finding : { ...finding, line };
}
