import type { Json } from '../../../source/json-value.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import { listTexts } from '../../../source/translation/translatable-texts.ts';
import { type Path, parsePath } from '../model/path.ts';

/** What to search for in the texts of a file. */
export interface TextSearch {
  readonly search: string;
  readonly replacement: string;
  readonly isCaseSensitive: boolean;
  /** True to find "low", but not "below". */
  readonly isWholeWord: boolean;
}

/** A text that contains the searched words. */
export interface TextReplacement {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Number of places in the text. */
  readonly count: number;
}

/**
 * Finds the texts for people with the searched words. Ids, addresses and other data are not searched.
 * @param schema schema of the file, which marks the texts
 */
export function findReplacements(schema: SchemaNode, value: Json, search: TextSearch): TextReplacement[] {
  const pattern = createPattern(search);
  if (!pattern) return [];
  return listTexts(schema, value).flatMap(({ path, text }) => {
    const count = [...text.matchAll(pattern)].length;
    // A function, since "$&" in the replacement is a text as well.
    const after = text.replace(pattern, () => search.replacement);
    return count === 0 ? [] : [{ path, before: text, after, count }];
  });
}

/**
 * Applies replacements to a file.
 * @param setAt sets the value at a path
 */
export function applyReplacements(
  value: Json,
  replacements: readonly TextReplacement[],
  setAt: (whole: Json, path: Path, next: Json) => Json,
): Json {
  return replacements.reduce((whole, { path, after }) => setAt(whole, parsePath(path), after), value);
}

function createPattern({ search, isCaseSensitive, isWholeWord }: TextSearch): RegExp | undefined {
  if (search.trim() === '') return undefined;
  const literal = search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Not \b, which knows no letters of Indian scripts.
  const word = '[\\p{L}\\p{M}\\p{N}]';
  const source = isWholeWord ? `(?<!${word})${literal}(?!${word})` : literal;
  return new RegExp(source, isCaseSensitive ? 'gu' : 'giu');
}
