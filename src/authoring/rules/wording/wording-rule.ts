import { type Hit, type Passage, isCovered } from '../../source/wording/passage.ts';
import type { DescribedRule, Flaw, Rule } from '../../finding/rule.ts';

/** A rule on words, which also says where they stand: an error covers what lies within its words. */
export interface WordingRule extends Rule<Passage> {
  readonly hits: (passage: Passage) => readonly Hit[];
}

/** What makes a rule of words that a text must not hold, or should not without thought. */
interface WordingPattern extends DescribedRule {
  /** Global; but for names it takes no account of small and capital letters. */
  readonly pattern: RegExp | readonly RegExp[];
  /** What to write in its place. */
  readonly instead: string;
  /** One sentence. */
  readonly why: string;
  /** What to do; left out where `instead` is to be written in place of the words. */
  readonly fix?: string;
  /** The words may stand where a text quotes a thought or a myth, to answer it. */
  readonly isQuotable?: boolean;
  /** Everyday words that count only where a text speaks of suicide, or where people who think of it read. */
  readonly onlyBesideSuicide?: boolean;
}

/** Makes a rule of a pattern. */
export function createWordingRule(words: WordingPattern): WordingRule {
  const { id, level, says, examples, pattern, instead, why, isQuotable, onlyBesideSuicide } = words;
  const patterns = [pattern].flat();
  const hits = ({ plain, quoted, careful }: Passage): Hit[] => {
    if ((quoted && isQuotable) || (onlyBesideSuicide && !careful)) return [];
    return patterns.flatMap((one) =>
      [...plain.matchAll(one)].map(({ 0: match, index }) => ({
        level,
        words: one.ignoreCase ? match.toLowerCase() : match,
        from: index,
        instead,
        why,
      })),
    );
  };
  return { id, level, says, examples, hits, check: (passage) => toFlaws(passage, hits(passage), words.fix) };
}

/** One flaw for each way of breaking a rule; none for words within an error that says all of them. */
export function toFlaws(passage: Passage, hits: readonly Hit[], fix = 'Write that instead.'): Flaw[] {
  const visible = hits.filter((hit) => !passage.errors.some((error) => isCovered(error, hit)));
  const once = visible.filter(({ words }, at) => visible.findIndex((other) => other.words === words) === at);
  return once.map(({ words, instead, why }) => ({
    line: passage.line,
    path: passage.path ?? 'words',
    expected: instead,
    actual: `"${words}"`,
    fix: `${fix} ${why}`,
  }));
}
