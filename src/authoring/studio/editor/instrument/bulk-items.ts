import type { Json } from '../../../source/json-value.ts';
import { isObject, toList } from '../../../source/json-value.ts';
import type { Path } from '../model/path.ts';
import { addItemsToScore, removeItemsFromScore } from './score-items.ts';

/** A change of several items of a questionnaire. */
export type BulkChange =
  /** Undefined for the scale of the questionnaire. */
  | { readonly kind: 'scale'; readonly scale: string | undefined }
  | { readonly kind: 'reverse'; readonly isReversed: boolean }
  | { readonly kind: 'score'; readonly score: string; readonly isCounted: boolean };

/** Sets the value at a path, at the position of its key in the schema; undefined removes the key. */
type SetAt = (value: Json, path: Path, next: Json | undefined) => Json;

/**
 * Changes several items. Instruction screens have no scale and count in no score, so they stay as they are.
 * @param indices positions among all items
 */
export function changeItems(
  instrument: Json,
  indices: readonly number[],
  change: BulkChange,
  setAt: SetAt,
): Json {
  if (!isObject(instrument)) return instrument;
  const items = toList(instrument.items);
  const questions = indices.filter((at) => isObject(items[at]) && !('instruction' in items[at]));
  if (change.kind === 'score') {
    const ids = questions.map((at) => String((items[at] as { id?: Json }).id));
    return change.isCounted
      ? addItemsToScore(instrument, change.score, ids)
      : removeItemsFromScore(instrument, change.score, ids);
  }
  const [key, next] =
    change.kind === 'scale' ? ['scale', change.scale] : ['reverse', change.isReversed || undefined];
  return questions.reduce((value: Json, at) => setAt(value, ['items', at, String(key)], next), instrument);
}
