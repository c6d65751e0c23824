import { diffWords } from './word-diff.ts';

/**
 * May the change of one value be called spelling? Both are texts that somebody reads, with the same numbers in them ("the
 * last 2 weeks"), and no more than one word in four, or one word, differs: beyond that a text is written anew.
 * @param position where it stands in the file, as `items[2].text`
 */
export function isRespelled(position: string, old: unknown, fresh: unknown): boolean {
  if (typeof old !== 'string' || typeof fresh !== 'string' || !wordKeys.has(getLastKey(position)))
    return false;
  const stretches = diffWords(old, fresh);
  const most = Math.max(1, Math.floor(countWords(old) / 4));
  const count = (kind: 'gone' | 'come') =>
    stretches.reduce((sum, one) => sum + (one.kind === kind ? countWords(one.text) : 0), 0);
  return extractNumbers(old) === extractNumbers(fresh) && count('gone') <= most && count('come') <= most;
}

/** Keys under which words stand that somebody reads; all others name, count or judge something. */
const wordKeys = new Set(
  [
    'title shortTitle summaryTitle description text label heading headingBefore instruction left right low high unit',
    'note recall finishLabel emptyText figureNote missingSession rejected failed',
    'step steps summary name red green blue normsNote basis coloursException references citation',
  ].flatMap((line) => line.split(' ')),
);

/** "items[2].text" gives "text", "help.steps[1]" gives "steps". */
function getLastKey(position: string): string {
  return /([^.[\]]+)(\[\d+\])*$/.exec(position)?.[1] ?? '';
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}'’]+/gu)?.length ?? 0;
}

function extractNumbers(text: string): string {
  return String(text.match(/\d+/g));
}
