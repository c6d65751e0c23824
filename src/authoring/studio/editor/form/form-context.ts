import { type ComponentType, createContext, useContext } from 'react';
import type { Finding } from '../../../finding/finding.ts';
import type { ReferenceKind } from '../instrument/references.ts';
import type { Choice } from '../model/choice.ts';
import type { Json } from '../model/json.ts';
import type { ListChange } from '../model/list-change.ts';
import { isWithin, type Path, parsePath, formatPath, getValueAt } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { FieldProps } from './field-props.ts';

/** What every field of a form works with. */
export interface FormContextValue {
  readonly root: SchemaNode;
  /** The control for a place; here, since fields hold fields. */
  readonly Field: ComponentType<FieldProps>;
  readonly value: Json;
  readonly findings: readonly Finding[];
  readonly section: Section;
  /** Slugs of reading pages, to choose from. */
  readonly slugs: readonly string[];
  /** What a text at a place may name, where it names something. */
  listChoices(path: Path): readonly Choice[] | undefined;
  /** Another value at a place; undefined takes the key away. `said` is spoken; letters of a word say nothing. */
  change(path: Path, next: Json | undefined, status?: string): void;
  /** A list in another order, or with more or fewer entries. */
  changeList(path: Path, change: ListChange, status: string): void;
  /** Another id for an item, a score or a scale, wherever it is named. */
  rename(named: ReferenceKind, path: Path, to: string): void;
  /** Takes an entry over the end of its list into the neighbouring one; undefined where lists stand alone. */
  carryEntry?(path: Path, at: number, by: -1 | 1): Path | undefined;
  isOpen(path: Path): boolean;
  setOpen(path: Path, isOpen: boolean): void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useForm(): FormContextValue {
  const world = useContext(FormContext);
  if (!world) throw new Error('A field stands in a form.');
  return world;
}

/** The id of the control, or of the group, at a place. */
export const getFieldId = (path: Path | string) =>
  `field-${typeof path === 'string' ? path : formatPath(path)}`;

/** What is found at a place itself. */
export function filterFindingsAt({ findings }: FormContextValue, path: Path): readonly Finding[] {
  const text = formatPath(path);
  return findings.filter((finding) => finding.path === text);
}

/** What is found at a place or in it. */
export function filterFindingsIn({ findings }: FormContextValue, path: Path): readonly Finding[] {
  return findings.filter((finding) => finding.path !== '' && isWithin(parsePath(finding.path), path));
}

/** The value at a place of the form. */
export function useValue(path: Path): Json | undefined {
  return getValueAt(useForm().value, path);
}
