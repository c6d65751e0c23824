import { idsOf, namedAt } from '../instrument/references.ts';
import { isObject, listOf } from '../model/json.ts';
import { valueAt } from '../model/path.ts';
import type { FormProps } from './field-props.ts';
import { useForm, useValue } from './form-context.ts';
import { Select } from './select.tsx';

/** The id of an item, a score or a scale, chosen among those there are. */
export function ReferenceField(props: FormProps) {
  const { path, form, isOptional } = props;
  const { change, value: whole } = useForm();
  const value = useValue(path);
  const named = namedAt(path) ?? 'items';
  const titles = new Map(
    listOf(valueAt(whole, [named])).flatMap((entry) =>
      isObject(entry) ? [[entry.id, entry.text ?? entry.title ?? entry.left ?? ''] as const] : [],
    ),
  );
  return (
    <Select
      {...props}
      options={idsOf(whole, named).map((id) => ({
        value: id,
        label: [id, titles.get(id)].filter(Boolean).join('  '),
      }))}
      chosen={typeof value === 'string' ? value : ''}
      onChoose={(id) => change(path, id)}
      onEmpty={() => change(path, isOptional ? undefined : form.isNullable ? null : '')}
    />
  );
}
