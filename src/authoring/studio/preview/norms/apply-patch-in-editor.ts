import type { Instrument } from '#domain/instrument/instrument.ts';
import instrumentSchema from '../../../../../questionnaires/instrument.schema.json';
import type { EditorStore } from '../../editor/store/editor-store.ts';
import { createInstrumentKind } from '../../editor/store/file-kind.ts';
import { setValueAt } from '../../editor/model/change.ts';
import { type Json, toList } from '../../../source/json-value.ts';
import { getValueAt } from '../../editor/model/path.ts';
import type { NormsPatch } from '../../../exchange/norms/norms-patch.ts';
import { messages } from './messages.ts';

const kind = createInstrumentKind(instrumentSchema);

/**
 * Applies a change to the draft of a file in the editor, as one step that can be undone.
 * @param instrument the form for which the change was computed
 * @returns an error message, or null
 */
export async function applyPatchInEditor(
  store: EditorStore,
  file: string,
  instrument: Instrument,
  patch: NormsPatch,
): Promise<string | null> {
  await store.open(file);
  const draft = store.getState().get(file)?.history.now.value;
  if (draft === undefined) return messages.apply.unreadable;
  if (describePositions(draft) !== describePositions(toJson(instrument))) return messages.apply.moved;
  const next = patch.reduce<Json>(
    (value, [path, part]) => setValueAt(value, path, toJson(part), kind.getKeyOrder(value)),
    draft,
  );
  store.change(file, next, '', messages.apply.applied);
  return null;
}

/** Describes order of scores and number of bands, which must be equal so that the paths of a change are valid. */
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
