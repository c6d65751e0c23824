import { carefulRules } from './wording-careful.ts';
import { labelRules } from './wording-labels.ts';
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
  /** The text is read by people who may be thinking of suicide: everyday words for means count too. */
  readonly careful?: boolean;
}

/**
 * Every wording rule that a text breaks, once for each way of breaking it, in the order of the rules: language about
 * suicide, labels and diagnoses, tone.
 */
export function wordingProblems(text: string, { quoted, careful }: WordingPlace = {}): WordingProblem[] {
  const rules = [...suicideRules, ...labelRules, ...toneRules, ...(careful ? carefulRules : [])];
  return rules
    .filter(({ quotable }) => !(quoted && quotable))
    .flatMap(({ pattern, level, instead, why }) => {
      const found = new Set(text.match(pattern)?.map((words) => words.toLowerCase()));
      return [...found].map((words) => ({ found: words, level, instead, why }));
    });
}

const suicide =
  /\bsuicid|\bself-?harm|\bharm(ing)? (yourself|myself|themselves|oneself)\b|\bwant(s|ed|ing)? to die\b|\bbetter off dead\b/i;

/** Not hit: "end my life as a clerk", "take your life seriously", "take their lives for granted". */
const endOfLife =
  /\b(end|ending|ended|take|taking|took) (your|my|their|one['’]s|his|her) (own )?li(fe|ves)\b(?! as an? | as the | (seriously|lightly|back|forward|for granted|day by day|step by step|one (day|step))\b)/i;

/** Whether a text speaks of suicide or of harming oneself, so that help must stand beside it. */
export function speaksOfSuicide(text: string): boolean {
  return suicide.test(text) || endOfLife.test(text);
}
