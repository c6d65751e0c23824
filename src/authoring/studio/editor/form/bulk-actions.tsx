import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { Json } from '../../../source/json-value.ts';
import { type BulkChange, changeItems } from '../instrument/bulk-items.ts';
import { listIds } from '../instrument/references.ts';
import { listItemScores } from '../instrument/score-items.ts';
import { moveEntries, removeEntries } from '../model/list-change.ts';
import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import styles from './form.module.css';
import { useFormContext } from './form-context.ts';

const labels = messages.bulk;

/** Props of `BulkActions`. */
export interface BulkActionsProps {
  /** Path of the list. */
  readonly path: Path;
  readonly entries: readonly Json[];
  /** Indices of the selected entries, ascending. */
  readonly selected: readonly number[];
  onSelect(selected: readonly number[]): void;
}

/** Moves and deletes the selected entries of a list; of items also scale, direction and scores. Each is one step to undo. */
export function BulkActions({ path, entries, selected, onSelect }: BulkActionsProps) {
  const { changeList } = useFormContext();
  const isNothing = selected.length === 0;
  const first = selected[0] ?? 0;

  function move(by: -1 | 1) {
    const to = Math.min(Math.max(first + by, 0), entries.length - selected.length);
    changeList(
      path,
      moveEntries(entries, selected, to),
      labels.moved(selected.length, to + 1, entries.length),
    );
    onSelect(selected.map((_, at) => to + at));
  }

  function remove() {
    changeList(path, removeEntries(entries, selected), labels.removed(selected.length));
    onSelect([]);
  }

  return (
    <div className={styles.bulk} role="group" aria-label={labels.group}>
      <div className={styles.adds}>
        <strong role="status">{labels.count(selected.length)}</strong>
        <Button
          variant="tertiary"
          className={styles.small}
          onClick={() => onSelect(entries.map((_, at) => at))}
        >
          {labels.all}
        </Button>
        <Button
          variant="tertiary"
          className={styles.small}
          aria-disabled={isNothing}
          onClick={() => isNothing || move(-1)}
        >
          {labels.up}
        </Button>
        <Button
          variant="tertiary"
          className={styles.small}
          aria-disabled={isNothing}
          onClick={() => isNothing || move(1)}
        >
          {labels.down}
        </Button>
        <Button
          variant="tertiary"
          className={styles.small}
          aria-disabled={isNothing}
          onClick={() => isNothing || remove()}
        >
          {labels.remove}
        </Button>
      </div>
      {path.length === 1 && path[0] === 'items' && <ItemActions selected={selected} />}
    </div>
  );
}

/** Actions on the selected items of a questionnaire. */
function ItemActions({ selected }: { readonly selected: readonly number[] }) {
  const { value, setAt, replace } = useFormContext();
  const scores = listItemScores(value);
  const [scale, setScale] = useState('');
  const [score, setScore] = useState(scores[0]?.id ?? '');
  const scales = listIds(value, 'scales');
  const isNothing = selected.length === 0;

  function apply(change: BulkChange) {
    if (!isNothing) replace(changeItems(value, selected, change, setAt), labels.changed(selected.length));
  }
  const renderAction = (text: string, change: BulkChange) => (
    <Button
      variant="secondary"
      className={styles.small}
      aria-disabled={isNothing}
      onClick={() => apply(change)}
    >
      {text}
    </Button>
  );

  return (
    <>
      <div className={styles.adds}>
        {renderAction(labels.reverse, { kind: 'reverse', isReversed: true })}
        {renderAction(labels.unreverse, { kind: 'reverse', isReversed: false })}
      </div>
      {scales.length > 0 && (
        <div className={styles.adding}>
          <SelectField
            id="bulk-scale"
            label={labels.scale}
            placeholder={labels.ownScale}
            options={scales.map((name) => ({ value: name, label: name }))}
            value={scale}
            onChange={({ target }) => setScale(target.value)}
          />
          {renderAction(labels.setScale, { kind: 'scale', scale: scale === '' ? undefined : scale })}
        </div>
      )}
      {scores.length > 0 && (
        <div className={styles.adding}>
          <SelectField
            id="bulk-score"
            label={labels.score}
            options={scores.map(({ id, title }) => ({ value: id, label: title }))}
            value={score}
            onChange={({ target }) => setScore(target.value)}
          />
          {renderAction(labels.countIn, { kind: 'score', score, isCounted: true })}
          {renderAction(labels.leaveOut, { kind: 'score', score, isCounted: false })}
        </div>
      )}
    </>
  );
}
