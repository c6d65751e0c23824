import { Button } from '#ui/button/button.tsx';
import { CheckField } from '#ui/field/check-field.tsx';
import { listIds } from '../instrument/references.ts';
import { isObject, type Json, toList } from '../model/json.ts';
import { getValueAt } from '../model/path.ts';
import { messages } from '../messages.ts';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { getFieldId, useForm, useValue } from './form-context.ts';
import { Found } from './field-findings.tsx';

/** The items of a score as checkboxes. Weights are added and removed with their items. */
export function ItemChecks({ path, label, form }: FormProps) {
  const { change, value: whole } = useForm();
  const selected = toList(useValue(path));
  const parent = path.slice(0, -1);
  const all = listIds(whole, 'items');
  const texts = new Map(
    toList(getValueAt(whole, ['items'])).flatMap((item) =>
      isObject(item) ? [[item.id, item.text ?? `${String(item.left)} … ${String(item.right)}`] as const] : [],
    ),
  );
  const strange = selected.filter((id) => typeof id === 'string' && !all.includes(id)).map(String);

  function choose(next: readonly string[]) {
    const around = getValueAt(whole, parent);
    const weights = isObject(around) && 'weights' in around ? toList(around.weights) : undefined;
    if (!isObject(around) || !weights) return change(path, next);
    const getWeight = (id: string): Json => weights[selected.indexOf(id)] ?? 1;
    change(parent, { ...around, items: next, weights: next.map(getWeight) });
  }

  const sortIds = (ids: readonly Json[]) => [...all, ...strange].filter((id) => ids.includes(id));
  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <Found path={path} />
      {selected.map((_, at) => (
        <Found key={at} path={[...path, at]} />
      ))}
      <div className={styles.checks}>
        {[...all, ...strange].map((id) => (
          <CheckField
            key={id}
            checked={selected.includes(id)}
            onChange={({ target }) =>
              choose(sortIds(target.checked ? [...selected, id] : selected.filter((one) => one !== id)))
            }
          >
            <code>{id}</code> {String(texts.get(id) ?? '')}
          </CheckField>
        ))}
      </div>
      {selected.length < all.length && (
        <Button
          variant="quiet"
          className={styles.small}
          onClick={() => choose(sortIds([...all, ...strange]))}
        >
          {messages.all}
        </Button>
      )}
    </fieldset>
  );
}
