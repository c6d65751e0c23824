import type { Json } from '../../../source/json-value.ts';
import { moveEntries } from '../model/list-change.ts';
import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import { focusAfterRender } from './focus-after-render.ts';
import { getFieldId, useFormContext } from './form-context.ts';
import { formatEntryName } from './label.ts';
import { type ListDrag, useDrag } from './use-drag.ts';

/** The button of a row that gets the focus after a move. */
type MoveAction = 'drag' | 'up' | 'down';

/** Moves of single entries in a list. */
export interface ListMoves {
  readonly drag: ListDrag;
  /** Moves an entry to an index, and to the neighbouring list past an end of this one. */
  move(from: number, to: number, action: MoveAction): void;
}

/**
 * Moves entries of a list by pointer, keys and buttons, and announces the new position.
 * @param one noun for an entry
 */
export function useListMoves(path: Path, entries: readonly Json[], one: string): ListMoves {
  const { changeList, carryEntry } = useFormContext();

  function move(from: number, to: number, action: MoveAction) {
    if (to < 0 || to >= entries.length) {
      const newPath = carryEntry?.(path, from, to < from ? -1 : 1);
      if (newPath) focusAfterRender(`${getFieldId(newPath)}-${action}`);
      return;
    }
    const name = formatEntryName(entries[from], one, from);
    changeList(path, moveEntries(entries, [from], to), messages.moved(name, to + 1, entries.length));
    focusAfterRender(`${getFieldId([...path, to])}-${action}`);
  }

  return { drag: useDrag(entries.length, (from, to) => move(from, to, 'drag')), move };
}
