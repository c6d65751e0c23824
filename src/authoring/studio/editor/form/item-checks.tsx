import { Button } from '#ui/button/button.tsx';
import { CheckField } from '#ui/field/check-field.tsx';
import { idsOf } from '../instrument/references.ts';
import { isObject, type Json, listOf } from '../model/json.ts';
import { valueAt } from '../model/path.ts';
import { words } from '../words.ts';
import type { FormProps } from './field-props.ts';
import styles from './form.module.css';
import { fieldId, useForm, useValue } from './form-context.ts';
import { Found } from './found.tsx';

/** The items that count in a score, ticked among all there are. A weight beside each comes and goes with it. */
export function ItemChecks({ path, label, form }: FormProps) {
  const { change, value: whole } = useForm();
  const chosen = listOf(useValue(path));
  const parent = path.slice(0, -1);
  const all = idsOf(whole, 'items');
  const texts = new Map(
    listOf(valueAt(whole, ['items'])).flatMap((item) =>
      isObject(item) ? [[item.id, item.text ?? `${String(item.left)} … ${String(item.right)}`] as const] : [],
    ),
  );
  const strange = chosen.filter((id) => typeof id === 'string' && !all.includes(id)).map(String);

  function choose(next: readonly string[]) {
    const around = valueAt(whole, parent);
    const weights = isObject(around) && 'weights' in around ? listOf(around.weights) : undefined;
    if (!isObject(around) || !weights) return change(path, next);
    const weightOf = (id: string): Json => weights[chosen.indexOf(id)] ?? 1;
    change(parent, { ...around, items: next, weights: next.map(weightOf) });
  }

  const inOrder = (ids: readonly Json[]) => [...all, ...strange].filter((id) => ids.includes(id));
  return (
    <fieldset className={styles.list} id={fieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <Found path={path} />
      {chosen.map((_, at) => (
        <Found key={at} path={[...path, at]} />
      ))}
      <div className={styles.checks}>
        {[...all, ...strange].map((id) => (
          <CheckField
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              choose(inOrder(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id)))
            }
          >
            <code>{id}</code> {String(texts.get(id) ?? '')}
          </CheckField>
        ))}
      </div>
      {chosen.length < all.length && (
        <Button
          variant="quiet"
          className={styles.small}
          onClick={() => choose(inOrder([...all, ...strange]))}
        >
          {words.all}
        </Button>
      )}
    </fieldset>
  );
}
