import { Plus } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { isObject } from '../../../source/json-value.ts';
import { type Path, formatPath } from '../model/path.ts';
import { isInSection } from '../model/section.ts';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema.ts';
import { type SchemaNode, listTypes } from '../../../source/schema-node.ts';
import { createStartingValue } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import styles from './form.module.css';
import { filterFindingsAt, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';
import { formatLabel } from './label.ts';
import { NamedEntries } from './named-entries.tsx';
import { UnknownKey } from './unknown-key.tsx';

/** Props of `Fields`. */
export interface FieldsProps {
  readonly path: Path;
  readonly node: SchemaNode;
  readonly form: ResolvedSchema;
  readonly isDense?: boolean;
}

/** The fields of an object in the order of the schema, with buttons to add optional keys. */
export function Fields({ path, node, form, isDense = false }: FieldsProps) {
  const context = useFormContext();
  const { root, section, change, Field } = context;
  const value = useValueAt(path);
  const has = (key: string) => isObject(value) && Object.hasOwn(value, key);
  const { properties = {}, required = [], additionalProperties } = form.node;
  const parts = Object.entries(properties).flatMap(([key, part]) =>
    typeof part === 'object' && key !== '$schema' && isInSection(section, [...path, key])
      ? [{ key, part }]
      : [],
  );
  const isVisible = ({ key, part }: { key: string; part: SchemaNode }) =>
    has(key) || required.includes(key) || isSingleControl(part, root);
  const additional = additionalProperties ?? Object.values(form.node.patternProperties ?? {})[0];
  const unknownKeys =
    additional === false && isObject(value)
      ? Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
      : [];
  return (
    <>
      <div className={isDense ? styles.row : styles.fields}>
        {parts.filter(isVisible).map(({ key, part }) => (
          <Field
            key={key}
            path={[...path, key]}
            node={part}
            parentNode={node}
            label={formatLabel(key)}
            isOptional={!required.includes(key)}
            isDense={isDense}
          />
        ))}
        {unknownKeys.map((key) => (
          <UnknownKey key={key} path={[...path, key]} />
        ))}
      </div>
      {typeof additional === 'object' && (
        <NamedEntries path={path} node={additional} known={Object.keys(properties)} />
      )}
      <div className={styles.adds}>
        {parts
          .filter((one) => !isVisible(one))
          .map(({ key, part }) => (
            <Button
              key={key}
              id={`add-${formatPath([...path, key])}`}
              variant="tertiary"
              className={styles.small}
              startIcon={<Plus aria-hidden="true" />}
              onClick={() =>
                change([...path, key], createStartingPart(part, root), messages.added(formatLabel(key)))
              }
            >
              {messages.add(formatLabel(key).toLowerCase())}
            </Button>
          ))}
      </div>
      {parts
        .filter((one) => !isVisible(one) && filterFindingsAt(context, [...path, one.key]).length > 0)
        .map(({ key }) => (
          <FieldFindings key={key} path={[...path, key]} />
        ))}
    </>
  );
}

/** Creates the object if the schema also allows null, because the button asks for it. */
function createStartingPart(part: SchemaNode, root: SchemaNode) {
  const { node } = resolveSchema(part, undefined, root);
  return listTypes(node).includes('null') ? null : createStartingValue(node, root);
}

/** Returns true if a part is a single control, which is displayed even if its key is omitted. */
export function isSingleControl(part: SchemaNode, root: SchemaNode): boolean {
  const { node, alternatives } = resolveSchema(part, undefined, root);
  const [type] = listTypes(node).filter((one) => one !== 'null');
  return alternatives.length === 0 && (node.enum !== undefined || (type !== 'object' && type !== 'array'));
}
