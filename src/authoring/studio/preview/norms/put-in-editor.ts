import type { Instrument } from '#domain/instrument/instrument.ts';
import instrumentSchema from '../../../../../questionnaires/instrument.schema.json';
import type { Desk } from '../../editor/desk/desk.ts';
import { instrumentKind } from '../../editor/desk/file-kind.ts';
import { changed } from '../../editor/model/change.ts';
import { type Json, listOf } from '../../editor/model/json.ts';
import { valueAt } from '../../editor/model/path.ts';
import type { Patch } from '../../../exchange/norms/norms-patch.ts';
import { words } from './words.ts';

const kind = instrumentKind(instrumentSchema);

/**
 * Puts a change into the editor's draft of a file, as one step that can be taken back.
 * @param instrument the form that the change was worked out for
 * @returns why it could not be done; null where it is
 */
export async function putInEditor(
  desk: Desk,
  file: string,
  instrument: Instrument,
  patch: Patch,
): Promise<string | null> {
  await desk.open(file);
  const draft = desk.current().get(file)?.history.now.value;
  if (draft === undefined) return words.take.unreadable;
  if (placesIn(draft) !== placesIn(asJson(instrument))) return words.take.moved;
  const next = patch.reduce<Json>(
    (value, [path, part]) => changed(value, path, asJson(part), kind.order(value)),
    draft,
  );
  desk.change(file, next, '', words.take.said);
  return null;
}

/** The scores with their bands, by which a change finds its places: both must stand in the same order. */
function placesIn(value: Json): string {
  return JSON.stringify(
    listOf(valueAt(value, ['scores'])).map((score) => [
      valueAt(score, ['id']),
      listOf(valueAt(score, ['report', 'bands'])).length,
    ]),
  );
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
