import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/button/button.tsx';
import type { Json } from '../../../source/json-value.ts';
import { insertEntry, removeEntries } from '../model/list-change.ts';
import type { Path } from '../model/path.ts';
import { copyEntry } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext } from './form-context.ts';
import type { ListMoves } from './use-list-moves.ts';

/** Props of `RowButtons`. */
export interface RowButtonsProps {
  /** Path of the list. */
  readonly path: Path;
  readonly entries: readonly Json[];
  readonly at: number;
  /** Name of the entry for labels, such as "item di4". */
  readonly name: string;
  readonly moves: ListMoves;
  /** True to display the copy button. */
  readonly hasCopy?: boolean;
}

/** Buttons to drag, copy, move and remove an entry of a list. The focus follows the entry. */
export function RowButtons({ path, entries, at, name, moves, hasCopy = false }: RowButtonsProps) {
  const { changeList } = useFormContext();
  const getButtonId = (index: number, action: string) => `${getFieldId([...path, index])}-${action}`;

  function copy() {
    const entry = entries[at] ?? null;
    const isItem = path.length === 1 && path[0] === 'items';
    const change = insertEntry(entries, at + 1, copyEntry(entry, entries));
    changeList(
      path,
      { ...change, original: at },
      isItem ? messages.copiedInScores(name) : messages.copied(name),
    );
    focusAfterRender(getFieldId([...path, at + 1]));
  }

  function remove() {
    changeList(path, removeEntries(entries, [at]), messages.removed(name));
    focusAfterRender(
      entries.length > 1
        ? getButtonId(Math.min(at, entries.length - 2), 'remove')
        : `${getFieldId(path)}-add`,
    );
  }

  return (
    <span className={styles.buttons}>
      <IconButton
        {...moves.drag.getHandlers(at)}
        id={getButtonId(at, 'drag')}
        className={styles.handle}
        label={messages.drag(name)}
        icon={<GripVertical aria-hidden="true" />}
      />
      {hasCopy && (
        <IconButton
          id={getButtonId(at, 'copy')}
          label={messages.copy(name)}
          icon={<Copy aria-hidden="true" />}
          onClick={copy}
        />
      )}
      <IconButton
        id={getButtonId(at, 'up')}
        label={messages.up(name)}
        icon={<ArrowUp aria-hidden="true" />}
        onClick={() => moves.move(at, at - 1, 'up')}
      />
      <IconButton
        id={getButtonId(at, 'down')}
        label={messages.down(name)}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={() => moves.move(at, at + 1, 'down')}
      />
      <IconButton
        id={getButtonId(at, 'remove')}
        label={messages.remove(name)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={remove}
      />
    </span>
  );
}
