import { getReferenceKind } from '../instrument/references.ts';
import { getValueAt } from '../model/path.ts';
import { isInSection } from '../model/section.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { listTypes } from '../../../source/schema-node.ts';
import { Alternatives } from './alternatives.tsx';
import { AnswersField } from './answers-field.tsx';
import { BooleanField } from './boolean-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useFormContext } from './form-context.ts';
import { ObjectFieldset } from './object-fieldset.tsx';
import { ItemCheckboxes } from './item-checkboxes.tsx';
import { NumberInput } from './number-input.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ListEditor } from './list-editor.tsx';
import { TextInput } from './text-input.tsx';
import { ValueList } from './value-list.tsx';

/** The field for a path, selected by schema and value. */
export function Field(props: FieldProps) {
  const { path, node } = props;
  const { root, value, section, listChoices: choicesAt } = useFormContext();
  if (!isInSection(section, path)) return null;
  const form = resolveSchema(node, getValueAt(value, path), root);
  if (form.alternatives.length > 0) return <Alternatives {...props} form={form} />;
  const more = { ...props, form };
  if (form.node.const !== undefined) return null;
  if (form.node.enum) return <ChoiceField {...more} />;
  const [type] = listTypes(form.node).filter((one) => one !== 'null');
  switch (type) {
    case 'object':
      return <ObjectFieldset {...more} />;
    case 'array':
      return <ListField {...more} />;
    case 'boolean':
      return <BooleanField {...more} />;
    case 'integer':
    case 'number':
      return <NumberInput {...more} />;
    default: {
      const choices = choicesAt(path);
      return choices ? <ReferenceField {...more} choices={choices} /> : <TextInput {...more} />;
    }
  }
}

function ListField(props: FieldProps & { readonly form: ReturnType<typeof resolveSchema> }) {
  const { root } = useFormContext();
  const { path, form } = props;
  if (path.at(-1) === 'answers') return <AnswersField {...props} />;
  const entry = resolveSchema(form.node.items ?? {}, undefined, root);
  if (entry.alternatives.length > 0 || listTypes(entry.node)[0] === 'object')
    return <ListEditor {...props} />;
  const isSetOfItems = form.node.uniqueItems === true && getReferenceKind(path) === 'items';
  return isSetOfItems ? <ItemCheckboxes {...props} /> : <ValueList {...props} />;
}
