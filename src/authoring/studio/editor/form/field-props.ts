import type { Path } from '../model/path.ts';
import type { ResolvedForm } from '../schema/resolve-form.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/** What each field is given. */
export interface FieldProps {
  readonly path: Path;
  /** What the schema says of the place, before the value is looked at. */
  readonly node: SchemaNode;
  readonly label: string;
  /** May the key be left out? */
  readonly isOptional: boolean;
  /** True in rows of small fields: the hints stand once, above them. */
  readonly isDense?: boolean;
  /** What the schema says of the object around: where this key tells its forms apart, the others follow. */
  readonly parentNode?: SchemaNode;
}

/** The same with the form that the value takes. */
export interface FormProps extends FieldProps {
  readonly form: ResolvedForm;
}
