import type { Instrument } from '#domain/instrument/instrument.ts';
import instrumentSchema from '../../../../../questionnaires/instrument.schema.json';
import type { EditorStore } from '../../editor/store/editor-store.ts';
import { createInstrumentKind } from '../../editor/store/file-kind.ts';
import { setValueAt } from '../../editor/model/change.ts';
import { type Json, toList } from '../../editor/model/json.ts';
import { getValueAt } from '../../editor/model/path.ts';
import type { Patch } from '../../../exchange/norms/norms-patch.ts';
import { messages } from './messages.ts';

const kind = createInstrumentKind(instrumentSchema);

/**
 * Puts a change into the editor's draft of a file, as one step that can be taken back.
 * @param instrument the form that the change was worked out for
 * @returns why it could not be done; null where it is
 */
export async function putInEditor(
  store: EditorStore,
  file: string,
  instrument: Instrument,
  patch: Patch,
): Promise<string | null> {
  await store.open(file);
  const draft = store.current().get(file)?.history.now.value;
  if (draft === undefined) return messages.take.unreadable;
  if (describePositions(draft) !== describePositions(toJson(instrument))) return messages.take.moved;
  const next = patch.reduce<Json>(
    (value, [path, part]) => setValueAt(value, path, toJson(part), kind.order(value)),
    draft,
  );
  store.change(file, next, '', messages.take.said);
  return null;
}

/** The scores with their bands, by which a change finds its places: both must stand in the same order. */
function describePositions(value: Json): string {
  return JSON.stringify(
    toList(getValueAt(value, ['scores'])).map((score) => [
      getValueAt(score, ['id']),
      toList(getValueAt(score, ['report', 'bands'])).length,
    ]),
  );
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
