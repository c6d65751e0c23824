import { expect, test } from 'vitest';
import type { EditorApi } from '#authoring/studio/editor/store/api.ts';
import { createEditorStore } from '#authoring/studio/editor/store/editor-store.ts';
import type { NormsPatch } from '#authoring/exchange/norms/norms-patch.ts';
import { applyPatchInEditor } from '#authoring/studio/preview/norms/apply-patch-in-editor.ts';
import { noReview } from '../editor/support/no-review.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const file = 'questionnaires/T1-quiet.json';
const instrument = anInstrument();
const patch: NormsPatch = [
  [['scores', 0, 'report', 'bands', 0, 'norm'], { mean: 4.2, sd: 1.1, basis: 'Measured here.' }],
  [['scores', 0, 'report', 'bands', 0, 'cuts'], { basis: 'Measured here.' }],
];

function createStoreWith(text: string) {
  const form = { text, hash: 'h' };
  const api: EditorApi = {
    read: async () => form,
    write: async () => ({ outcome: 'written', now: form }),
    check: async () => ({ findings: [] }),
    show: async () => ({ shows: 'all', address: '/quietPage', findings: [] }),
    showSaved: async () => undefined,
    create: async () => ({ file }),
    publish: async () => ({ written: [], findings: [] }),
    readReview: async () => noReview,
    changeReview: async () => noReview,
  };
  return createEditorStore(api);
}

test('the editor gets the change as one step, with keys in the order of the files, unsaved', async () => {
  const own = createStoreWith(JSON.stringify(instrument));
  expect(await applyPatchInEditor(own, file, instrument, patch)).toBeNull();
  const open = own.getState().get(file);
  const band = JSON.parse(open?.history.now.text ?? '').scores[0].report.bands[0];
  expect(Object.keys(band)).toEqual(['from', 'to', 'norm', 'levels', 'colours', 'cuts']);
  expect(band.norm).toEqual({ mean: 4.2, sd: 1.1, basis: 'Measured here.' });
  expect(open?.status).toBe('New norms from raw answers. Nothing is saved yet.');
  own.undo(file);
  expect(JSON.parse(own.getState().get(file)?.history.now.text ?? '')).toEqual(instrument);
});

test('rejects a draft whose scores are in another order, with the reason', async () => {
  const own = createStoreWith(JSON.stringify({ ...instrument, scores: instrument.scores.toReversed() }));
  expect(await applyPatchInEditor(own, file, instrument, patch)).toMatch(
    /^Scores or bands in the editor differ/,
  );
  expect(own.getState().get(file)?.history.past).toEqual([]);
});

test('rejects a draft that is not JSON, with the reason', async () => {
  expect(await applyPatchInEditor(createStoreWith('{ "id": '), file, instrument, patch)).toMatch(
    /has errors/,
  );
});
