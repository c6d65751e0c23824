import { Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { idsOf, namedAt } from '../instrument/references.ts';
import { type Json, listOf } from '../model/json.ts';
import { inserted } from '../model/list-change.ts';
import { formOf } from '../schema/form-of.ts';
import { typesOf } from '../schema/schema-node.ts';
import { words } from '../words.ts';
import type { FormProps } from './field-props.ts';
import { focusSoon } from './focus-soon.ts';
import styles from './form.module.css';
import { fieldId, useForm, useValue } from './form-context.ts';
import { Found } from './found.tsx';
import { nameOf, oneOf } from './label.ts';
import { RowButtons } from './row-buttons.tsx';

/** A list of words or numbers, one a line; of ids, chosen among those there are. */
export function WordList({ path, label, form }: FormProps) {
  const { changeList, change, root, value: whole, Field } = useForm();
  const entries = listOf(useValue(path));
  const node = form.node.items ?? {};
  const one = oneOf(label, {});
  const named = namedAt(path);
  const missing = named ? idsOf(whole, named).filter((id) => !entries.includes(id)) : [];
  const isNumber = ['number', 'integer'].includes(typesOf(formOf(node, undefined, root).node)[0] ?? '');

  function add() {
    const fresh: Json = missing[0] ?? (isNumber ? 0 : '');
    changeList(path, inserted(entries, entries.length, fresh), words.added(one));
    focusSoon(fieldId([...path, entries.length]));
  }

  return (
    <fieldset className={styles.list} id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <Found path={path} />
      <ol>
        {entries.map((entry, at) => (
          <li key={at} className={styles.dense}>
            <div className={styles.grow}>
              <Field path={[...path, at]} node={node} label={`${one} ${at + 1}`} isOptional={false} isDense />
            </div>
            <RowButtons path={path} entries={entries} at={at} name={nameOf(entry, one, at)} />
          </li>
        ))}
      </ol>
      <div className={styles.adds}>
        <Button
          id={`${fieldId(path)}-add`}
          variant="quiet"
          className={styles.small}
          icon={<Plus aria-hidden="true" />}
          onClick={add}
        >
          {words.add(one)}
        </Button>
        {missing.length > 1 && (
          <Button
            variant="quiet"
            className={styles.small}
            onClick={() => change(path, [...entries, ...missing], words.added(label))}
          >
            {words.rest}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
