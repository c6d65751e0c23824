import { joinSegments, type TextSegment } from './text-segments.ts';

/**
 * Computes a minimal word diff. A removed segment precedes the added one; together, the segments contain both texts
 * character by character.
 */
export function diffWords(before: string, after: string): TextSegment[] {
  const [old, updated] = [splitWords(before), splitWords(after)];
  const common = computeCommonLengths(old, updated);
  const segments: { kind: TextSegment['kind']; text: string }[] = [];
  const add = (kind: TextSegment['kind'], text: string) => {
    const last = segments.at(-1);
    if (last?.kind === kind) last.text += text;
    else segments.push({ kind, text });
  };
  let [a, b] = [0, 0];
  while (a < old.length || b < updated.length) {
    const [word, other] = [old[a], updated[b]];
    if (word !== undefined && word === other) {
      add('same', word);
      a += 1;
      b += 1;
    } else if (
      word !== undefined &&
      (other === undefined || getLength(common, a + 1, b) >= getLength(common, a, b + 1))
    ) {
      add('removed', word);
      a += 1;
    } else if (other !== undefined) {
      add('added', other);
      b += 1;
    }
  }
  return joinSegments(segments);
}

/**
 * Formats a word diff in one line, such as "I slept [-well-]{+badly+}.". Returns null for texts of less than three
 * words.
 */
export function formatWordDiff(before: string, after: string): string | null {
  if ([before, after].some((text) => text.trim().split(/\s+/).length < 3)) return null;
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return diffWords(before, after)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('');
}

/** Splits a text into words, single punctuation marks and spaces. */
function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}'’]+|\s+|./gsu) ?? [];
}

/** Computes the lengths of the longest common subsequences of all pairs of suffixes. */
function computeCommonLengths(old: readonly string[], updated: readonly string[]): readonly Uint32Array[] {
  const table = [new Uint32Array(updated.length + 1)];
  for (const word of old.toReversed()) {
    const row = new Uint32Array(updated.length + 1);
    for (let b = updated.length - 1; b >= 0; b -= 1) {
      const longest = Math.max(getLength(table, 0, b), row[b + 1] ?? 0);
      row[b] = word === updated[b] ? getLength(table, 0, b + 1) + 1 : longest;
    }
    table.unshift(row);
  }
  return table;
}

function getLength(table: readonly Uint32Array[], a: number, b: number): number {
  return table[a]?.[b] ?? 0;
}
