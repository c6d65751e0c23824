import { Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { listIds, getReferenceKind } from '../instrument/references.ts';
import { type Json, toList } from '../../../source/json-value.ts';
import { insertEntry } from '../model/list-change.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { listTypes } from '../../../source/schema-node.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';
import { formatEntryName, formatEntryNoun } from './label.ts';
import { RowButtons } from './row-buttons.tsx';
import { useListMoves } from './use-list-moves.ts';

/** A list of texts or numbers, or of ids with a select. */
export function ValueList({ path, label, form }: FormProps) {
  const { changeList, change, root, value: whole, Field } = useFormContext();
  const entries = toList(useValueAt(path));
  const node = form.node.items ?? {};
  const one = formatEntryNoun(label, {});
  const named = getReferenceKind(path);
  const moves = useListMoves(path, entries, one);
  const missing = named ? listIds(whole, named).filter((id) => !entries.includes(id)) : [];
  const isNumber = ['number', 'integer'].includes(
    listTypes(resolveSchema(node, undefined, root).node)[0] ?? '',
  );

  function add() {
    const newEntry: Json = missing[0] ?? (isNumber ? 0 : '');
    changeList(path, insertEntry(entries, entries.length, newEntry), messages.added(one));
    focusAfterRender(getFieldId([...path, entries.length]));
  }

  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <FieldFindings path={path} />
      <ol>
        {entries.map((entry, at) => (
          <li key={at} className={styles.dense} data-drop={moves.drag.getDropEdge(at)}>
            <div className={styles.grow}>
              <Field path={[...path, at]} node={node} label={`${one} ${at + 1}`} isOptional={false} isDense />
            </div>
            <RowButtons
              path={path}
              entries={entries}
              at={at}
              name={formatEntryName(entry, one, at)}
              moves={moves}
            />
          </li>
        ))}
      </ol>
      <div className={styles.adds}>
        <Button
          id={`${getFieldId(path)}-add`}
          variant="tertiary"
          className={styles.small}
          startIcon={<Plus aria-hidden="true" />}
          onClick={add}
        >
          {messages.add(one)}
        </Button>
        {missing.length > 1 && (
          <Button
            variant="tertiary"
            className={styles.small}
            onClick={() => change(path, [...entries, ...missing], messages.added(label))}
          >
            {messages.rest}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
