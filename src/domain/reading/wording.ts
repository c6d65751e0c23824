import { withPlainSigns } from './plain-signs.ts';
import { speaksOfSuicide } from './speaks-of-suicide.ts';
import { carefulRules } from './wording-careful.ts';
import { labelRules } from './wording-labels.ts';
import { meansRules } from './wording-means.ts';
import { nameRules, type TaggedName } from './wording-names.ts';
import type { WordingRule } from './wording-rule.ts';
import { suicideRules } from './wording-suicide.ts';
import { toneRules } from './wording-tone.ts';

/** A rule that a text breaks, with the words that break it. */
export interface WordingProblem extends Omit<WordingRule, 'pattern' | 'quotable'> {
  readonly found: string;
}

/** Where a text stands. */
export interface WordingPlace {
  /** The text quotes a thought, a myth or an item, which need not be kind. */
  readonly quoted?: boolean;
  /**
   * The text is read by people who may be thinking of suicide: everyday words for means count too. They also count
   * in any text that speaks of suicide itself.
   */
  readonly careful?: boolean;
  /** Names that a tag stands for; none where no tag can stand. */
  readonly names?: readonly TaggedName[];
}

/** Words that a rule is broken by, and where. */
interface Hit {
  readonly rule: WordingRule;
  readonly words: string;
  readonly from: number;
}

/**
 * Every wording rule that a text breaks, once for each way of breaking it, in the order of the rules: language about
 * suicide, means, labels and diagnoses, tone, names. Words within an error are not told again for the same reason, nor for an advice.
 */
export function wordingProblems(
  text: string,
  { quoted, careful, names = [] }: WordingPlace = {},
): WordingProblem[] {
  const plain = withPlainSigns(text);
  const rules = [
    ...suicideRules,
    ...meansRules,
    ...labelRules,
    ...toneRules,
    ...(careful || speaksOfSuicide(plain) ? carefulRules : []),
    ...nameRules(names),
  ].filter(({ quotable }) => !(quoted && quotable));
  const hits = rules.map((rule) =>
    [...plain.matchAll(rule.pattern)].map(
      ({ 0: words, index }): Hit => ({
        rule,
        words: rule.pattern.ignoreCase ? words.toLowerCase() : words,
        from: index,
      }),
    ),
  );
  const errors = hits.flat().filter(({ rule }) => rule.level === 'error');
  return hits.flatMap((ofRule) => {
    const told = ofRule.filter((hit) => !errors.some((one) => saysMore(one, hit)));
    const found = new Set(told.map(({ words }) => words));
    return [...found].map((words) => {
      const { level, instead, why } = ofRule[0]!.rule;
      return { found: words, level, instead, why };
    });
  });
}

/** Whether an error stands around the words of a hit and tells all that is to be told of them. */
function saysMore(error: Hit, { rule, words, from }: Hit): boolean {
  const isAround = error.from <= from && error.from + error.words.length >= from + words.length;
  const isSame = error.rule.why === rule.why && error.words.length > words.length;
  return isAround && (rule.level === 'advice' || isSame);
}
