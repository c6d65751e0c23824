import { type WordingMatch, type Passage, isCovered } from '../../source/wording/passage.ts';
import type { RuleDescription, Violation, CheckRule } from '../../finding/rule.ts';

/** A rule on wording that also returns the positions of its matches, because an error suppresses matches within it. */
export interface WordingRule extends CheckRule<Passage> {
  readonly findMatches: (passage: Passage) => readonly WordingMatch[];
}

/** Definition of a wording rule. */
interface WordingPattern extends RuleDescription {
  /** With the global flag; case-insensitive except for names. */
  readonly pattern: RegExp | readonly RegExp[];
  /** What to write instead. */
  readonly instead: string;
  /** One sentence on the reason. */
  readonly why: string;
  /** Instruction for the author. If omitted, `instead` replaces the match. */
  readonly fix?: string;
  /** True if quotations may contain the words, such as a thought or a myth that the text answers. */
  readonly isQuotable?: boolean;
  /** True if the rule only applies to texts that mention suicide. */
  readonly onlyIfSensitive?: boolean;
}

/** Creates a wording rule from a pattern. */
export function createWordingRule(definition: WordingPattern): WordingRule {
  const { id, level, description, examples, pattern, instead, why, isQuotable, onlyIfSensitive } = definition;
  const patterns = [pattern].flat();
  const findMatches = ({ plain, isQuotation, isSensitive }: Passage): WordingMatch[] => {
    if ((isQuotation && isQuotable) || (onlyIfSensitive && !isSensitive)) return [];
    return patterns.flatMap((one) =>
      [...plain.matchAll(one)].map(({ 0: match, index }) => ({
        level,
        text: one.ignoreCase ? match.toLowerCase() : match,
        from: index,
        instead,
        why,
      })),
    );
  };
  return {
    id,
    level,
    description,
    examples,
    findMatches,
    check: (passage) => toViolations(passage, findMatches(passage), definition.fix),
  };
}

/** Creates one violation per distinct match. Skips matches that an error covers. */
export function toViolations(
  passage: Passage,
  matches: readonly WordingMatch[],
  fix = 'Write that instead.',
): Violation[] {
  const uncovered = matches.filter((match) => !passage.errors.some((error) => isCovered(error, match)));
  const distinct = uncovered.filter(
    ({ text }, at) => uncovered.findIndex((other) => other.text === text) === at,
  );
  return distinct.map(({ text, instead, why }) => ({
    line: passage.line,
    path: passage.path ?? 'words',
    expected: instead,
    actual: `"${text}"`,
    fix: `${fix} ${why}`,
  }));
}
