import type { Path } from '../model/path.ts';
import type { ResolvedSchema } from '../schema/resolve-schema.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';

/** Props of all fields. */
export interface FieldProps {
  readonly path: Path;
  /** Schema of the field, not yet resolved for its value. */
  readonly node: SchemaNode;
  readonly label: string;
  /** True if the key may be omitted. */
  readonly isOptional: boolean;
  /** True in rows of small fields, which display their hints once above all rows. */
  readonly isDense?: boolean;
  /** Schema of the parent object, used if this key identifies its form. */
  readonly parentNode?: SchemaNode;
}

/** Field props with the schema resolved for the value. */
export interface FormProps extends FieldProps {
  readonly form: ResolvedSchema;
}
