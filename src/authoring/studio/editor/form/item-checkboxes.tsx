import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { listIds } from '../instrument/references.ts';
import { isObject, type Json, toList } from '../../../source/json-value.ts';
import { getValueAt } from '../model/path.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';

/** The items of a score as checkboxes. Weights are added and removed with their items. */
export function ItemCheckboxes({ path, label, form }: FormProps) {
  const { change, value: whole } = useFormContext();
  const selected = toList(useValueAt(path));
  const parent = path.slice(0, -1);
  const all = listIds(whole, 'items');
  const texts = new Map(
    toList(getValueAt(whole, ['items'])).flatMap((item) =>
      isObject(item) ? [[item.id, item.text ?? `${String(item.left)} … ${String(item.right)}`] as const] : [],
    ),
  );
  const unknownIds = selected.filter((id) => typeof id === 'string' && !all.includes(id)).map(String);

  function choose(next: readonly string[]) {
    const parentValue = getValueAt(whole, parent);
    const weights =
      isObject(parentValue) && 'weights' in parentValue ? toList(parentValue.weights) : undefined;
    if (!isObject(parentValue) || !weights) return change(path, next);
    const getWeight = (id: string): Json => weights[selected.indexOf(id)] ?? 1;
    change(parent, { ...parentValue, items: next, weights: next.map(getWeight) });
  }

  const sortIds = (ids: readonly Json[]) => [...all, ...unknownIds].filter((id) => ids.includes(id));
  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <FieldFindings path={path} />
      {selected.map((_, at) => (
        <FieldFindings key={at} path={[...path, at]} />
      ))}
      <div className={styles.checks}>
        {[...all, ...unknownIds].map((id) => (
          <Checkbox
            key={id}
            checked={selected.includes(id)}
            onChange={({ target }) =>
              choose(sortIds(target.checked ? [...selected, id] : selected.filter((one) => one !== id)))
            }
          >
            <code>{id}</code> {String(texts.get(id) ?? '')}
          </Checkbox>
        ))}
      </div>
      {selected.length < all.length && (
        <Button
          variant="tertiary"
          className={styles.small}
          onClick={() => choose(sortIds([...all, ...unknownIds]))}
        >
          {messages.all}
        </Button>
      )}
    </fieldset>
  );
}
