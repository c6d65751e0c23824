import { useRef } from 'react';
import { getScale, isQuestion } from '#domain/instrument/questions.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createItemAddress } from '../../preview/preview/item-address.ts';
import type { Path } from '../model/path.ts';
import type { EditorStore } from './editor-store.ts';
import { canBeScored, isUnsaved, type OpenFile } from './open-file.ts';

/**
 * Returns a function that displays the edited item of a questionnaire in the preview: opening item 7 shows item 7. A scale shows its
 * first item.
 */
export function useFollowingPreview(
  store: EditorStore,
  show: (address: string) => void,
): (open: OpenFile, path: Path) => Promise<void> {
  const lastShown = useRef('');

  return async (open, path) => {
    const index = findEditedItem(open.history.now.value as unknown as Instrument, path);
    const shown = `${open.file} ${index}`;
    if (index === -1 || shown === lastShown.current) return;
    lastShown.current = shown;
    // A draft that is displayed already is compiled again after each change.
    const preview = open.preview ?? (isUnsaved(open) ? await store.show(open.file) : undefined);
    if (preview ? !/^(all|questions)$/.test(preview.shows) : !canBeScored(open)) return;
    const address = createItemAddress(open.history.now.value as unknown as Instrument, index, new Date());
    if (address !== null) show(address);
  };
}

/** Returns the position of the item at a path, or of the first item with the scale at a path; -1 for any other path. */
function findEditedItem(instrument: Instrument, [list, at]: Path): number {
  if (list === 'items' && typeof at === 'number') return at;
  if (list !== 'scale' && list !== 'scales') return -1;
  const scale = list === 'scale' ? instrument.scale : instrument.scales?.[String(at)];
  return instrument.items.findIndex((item) => isQuestion(item) && getScale(instrument, item) === scale);
}
