import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { isObject, type Json, toList } from '../../../source/json-value.ts';
import { insertEntry } from '../model/list-change.ts';
import { isEntirelyInSection } from '../model/section.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import { createNextEntry } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { FormProps } from './field-props.ts';
import { isSingleControl } from './fields.tsx';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';
import { formatEntryName, formatEntryNoun } from './label.ts';
import { DenseRow, FieldHints, Row } from './list-rows.tsx';
import { PasteEntries } from './paste-entries.tsx';
import { RowButtons } from './row-buttons.tsx';
import { useListMoves } from './use-list-moves.ts';

/** The maximum number of fields on one line. */
const maxFieldsInRow = 6;

/** A list: entries with few small fields as lines, others as collapsible rows. */
export function ListEditor({ path, label, form }: FormProps) {
  const { changeList, setOpen, root, section } = useFormContext();
  const entries = toList(useValueAt(path));
  const node = form.node.items ?? {};
  const one = formatEntryNoun(label, node);
  const isReorderable = isEntirelyInSection(section, path);
  const dense = isDenseList(node, entries, root);
  const moves = useListMoves(path, entries, one);
  const [selected, setSelected] = useState<readonly number[] | null>(null);

  /** A list may have become shorter since, such as by undo. */
  const existing = selected?.filter((at) => at < entries.length) ?? [];
  function select(at: number, isSelected: boolean) {
    const others = existing.filter((one) => one !== at);
    setSelected(isSelected ? [...others, at].toSorted((a, b) => a - b) : others);
  }

  function add() {
    const entry = createNextEntry(node, entries, root);
    changeList(
      path,
      insertEntry(entries, entries.length, entry),
      messages.added(formatEntryName(entry, one, entries.length)),
    );
    const there = [...path, entries.length];
    setOpen(there, true);
    focusAfterRender(`${getFieldId(there)}-body`, getFieldId(there));
  }

  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <FieldFindings path={path} />
      {dense && <FieldHints node={node} root={root} entry={entries[0]} />}
      {!dense && isReorderable && entries.length > 1 && (
        <Button
          variant="tertiary"
          className={styles.small}
          aria-pressed={selected !== null}
          startIcon={<ListChecks aria-hidden="true" />}
          onClick={() => setSelected(selected ? null : [])}
        >
          {messages.bulk.open}
        </Button>
      )}
      {selected && <BulkActions path={path} entries={entries} selected={existing} onSelect={setSelected} />}
      <ol>
        {entries.map((entry, at) => {
          const name = formatEntryName(entry, one, at);
          const buttons = isReorderable && (
            <RowButtons path={path} entries={entries} at={at} name={name} moves={moves} hasCopy={!dense} />
          );
          const position = [...path, at];
          return dense ? (
            <DenseRow key={at} path={position} node={node} name={name} dropEdge={moves.drag.getDropEdge(at)}>
              {buttons}
            </DenseRow>
          ) : (
            <Row
              key={at}
              path={position}
              node={node}
              one={one}
              isAlone={entries.length === 1}
              dropEdge={moves.drag.getDropEdge(at)}
              checkbox={
                selected && (
                  <input
                    type="checkbox"
                    className={styles.select}
                    aria-label={messages.bulk.select(name)}
                    checked={existing.includes(at)}
                    onChange={({ target }) => select(at, target.checked)}
                  />
                )
              }
            >
              {buttons}
            </Row>
          );
        })}
      </ol>
      {isReorderable && (
        <Button
          id={`${getFieldId(path)}-add`}
          variant="secondary"
          className={styles.small}
          startIcon={<Plus aria-hidden="true" />}
          onClick={add}
        >
          {messages.add(one)}
        </Button>
      )}
      {isReorderable && <PasteEntries path={path} node={node} />}
    </fieldset>
  );
}

/** Returns true if all fields of an entry are small controls that fit on one line. */
function isDenseList(node: SchemaNode, entries: readonly Json[], root: SchemaNode): boolean {
  const { node: form, alternatives } = resolveSchema(node, entries[0], root);
  const parts = Object.values(form.properties ?? {}).flatMap((part) =>
    typeof part === 'object' ? [part] : [],
  );
  const isLong = (part: SchemaNode) => (resolveSchema(part, undefined, root).node.maxLength ?? 0) > 130;
  return (
    alternatives.length === 0 &&
    parts.length <= maxFieldsInRow &&
    parts.every((part) => isSingleControl(part, root) && !isLong(part)) &&
    entries.every((entry) => isObject(entry))
  );
}
