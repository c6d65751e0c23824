import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/button/button.tsx';
import type { Json } from '../../../source/json-value.ts';
import { insertEntry, moveEntry, removeEntry } from '../model/list-change.ts';
import type { Path } from '../model/path.ts';
import { copyEntry } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext } from './form-context.ts';

/** Props of `RowButtons`. */
export interface RowButtonsProps {
  /** Path of the list. */
  readonly path: Path;
  readonly entries: readonly Json[];
  readonly at: number;
  /** Name of the entry for labels, such as "item di4". */
  readonly name: string;
  /** True to display the copy button. */
  readonly hasCopy?: boolean;
}

/** Buttons to copy, move and remove an entry of a list. The focus follows the entry. */
export function RowButtons({ path, entries, at, name, hasCopy = false }: RowButtonsProps) {
  const { changeList, carryEntry } = useFormContext();
  const getButtonId = (index: number, action: string) => `${getFieldId([...path, index])}-${action}`;

  function move(by: -1 | 1) {
    const action = by === -1 ? 'up' : 'down';
    const to = at + by;
    if (to < 0 || to >= entries.length) {
      const newPath = carryEntry?.(path, at, by);
      if (newPath) focusAfterRender(`${getFieldId(newPath)}-${action}`);
      return;
    }
    changeList(path, moveEntry(entries, at, by), messages.moved(name, to + 1, entries.length));
    focusAfterRender(getButtonId(to, action));
  }

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
    changeList(path, removeEntry(entries, at), messages.removed(name));
    focusAfterRender(
      entries.length > 1
        ? getButtonId(Math.min(at, entries.length - 2), 'remove')
        : `${getFieldId(path)}-add`,
    );
  }

  return (
    <span className={styles.buttons}>
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
        onClick={() => move(-1)}
      />
      <IconButton
        id={getButtonId(at, 'down')}
        label={messages.down(name)}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={() => move(1)}
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
