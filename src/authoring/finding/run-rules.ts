import type { Finding } from './finding.ts';
import type { Flaw, Rule } from './rule.ts';

/** What rules look at: a part of a file. */
interface FileSubject {
  readonly file: string;
  /** The line of a path, for a flaw that names none itself. */
  readonly lineOfPath?: (path: string) => number | undefined;
}

/** The findings of all rules on one subject, rule by rule. */
export function runAll<Subject extends FileSubject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): Finding[] {
  return rules.flatMap((rule) => rule.check(subject).map((flaw) => createRuleFinding(rule, subject, flaw)));
}

/** The findings of the first rule that has any: for rules of which each makes the later ones meaningless. */
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
