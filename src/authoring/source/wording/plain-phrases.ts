import { normalizePunctuation } from './normalize-punctuation.ts';
import phrases from './plain-phrases.json' with { type: 'json' };

/** A phrase that readers of school English may not know, and what to write in its place. */
export interface PhrasePair {
  /** An example, as in the table of `docs/voice.md`. */
  readonly avoid: string;
  readonly write: string;
  /** Source of a regular expression; without it, `avoid` itself is searched. */
  readonly pattern?: string;
}

/** A phrase in a text. */
export interface PhraseMatch {
  readonly text: string;
  readonly from: number;
  readonly write: string;
}

/** All pairs, in the order of `docs/voice.md`. */
export const phrasePairs: readonly PhrasePair[] = phrases.pairs;

/** Texts that contain such a phrase on purpose: they are specified or published. */
export const exemptTexts: readonly { readonly text: string; readonly reason: string }[] = phrases.exempt;

const escapeSigns = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const searches = phrasePairs.map(({ avoid, write, pattern }) => ({
  write,
  // The full stop of a sentence is not part of the phrase.
  search: new RegExp(
    `(?<![\\p{L}\\d])(?:${pattern ?? escapeSigns(avoid.replace(/\.$/, ''))})(?![\\p{L}\\d])`,
    'giu',
  ),
}));

/**
 * Finds the phrases of `plain-phrases.json` in a text.
 * @param plain the text after `normalizePunctuation`
 */
export function findPhrases(plain: string): PhraseMatch[] {
  const exempt = exemptTexts.flatMap(({ text }) => findRanges(plain, normalizePunctuation(text)));
  return searches.flatMap(({ write, search }) =>
    [...plain.matchAll(search)]
      .map(({ 0: text, index }): PhraseMatch => ({ text, from: index, write }))
      .filter(({ text, from }) => !exempt.some(([start, end]) => start <= from && from + text.length <= end)),
  );
}

function findRanges(plain: string, text: string): (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let from = plain.indexOf(text); from >= 0; from = plain.indexOf(text, from + 1))
    ranges.push([from, from + text.length]);
  return ranges;
}
