import { diffWords } from './word-diff.ts';

/**
 * Returns true if the change of a value may be a spelling correction: both values are displayed texts with the same
 * numbers ("the last 2 weeks"), and at most a quarter of the words, or one word, differ.
 * @param position path in the file, such as `items[2].text`
 */
export function isSpellingChange(position: string, old: unknown, updated: unknown): boolean {
  if (typeof old !== 'string' || typeof updated !== 'string' || !textKeys.has(getLastKey(position)))
    return false;
  const segments = diffWords(old, updated);
  const maxWords = Math.max(1, Math.floor(countWords(old) / 4));
  const count = (kind: 'removed' | 'added') =>
    segments.reduce((sum, one) => sum + (one.kind === kind ? countWords(one.text) : 0), 0);
  return (
    extractNumbers(old) === extractNumbers(updated) &&
    count('removed') <= maxWords &&
    count('added') <= maxWords
  );
}

/** Keys with displayed texts. */
const textKeys = new Set(
  [
    'title shortTitle summaryTitle description text label heading headingBefore instruction left right low high unit',
    'note recall finishLabel emptyText figureNote missingSession rejected failed',
    'step steps summary name red green blue normsNote basis coloursException references citation',
  ].flatMap((line) => line.split(' ')),
);

/** Returns the last key of a path: "items[2].text" gives "text", "help.steps[1]" gives "steps". */
function getLastKey(position: string): string {
  return /([^.[\]]+)(\[\d+\])*$/.exec(position)?.[1] ?? '';
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}'’]+/gu)?.length ?? 0;
}

function extractNumbers(text: string): string {
  return String(text.match(/\d+/g));
}
