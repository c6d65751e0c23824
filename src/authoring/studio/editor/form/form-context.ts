import { type ComponentType, createContext, useContext } from 'react';
import type { Finding } from '../../../finding/finding.ts';
import type { ReferenceKind } from '../instrument/references.ts';
import type { Option } from '#ui/field/select-field.tsx';
import type { Json, JsonObject } from '../../../source/json-value.ts';
import type { ListChange } from '../model/list-change.ts';
import { isWithin, type Path, parsePath, formatPath, getValueAt } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import type { FieldProps } from './field-props.ts';

/** The state and actions that all fields share. */
export interface FormContextValue {
  readonly root: SchemaNode;
  /** In the context, because fields are recursive. */
  readonly Field: ComponentType<FieldProps>;
  readonly value: Json;
  readonly findings: readonly Finding[];
  readonly section: Section;
  /** Slugs of reading pages, as options. */
  readonly slugs: readonly string[];
  /** Returns the options of a path that refers to ids, or undefined. */
  listChoices(path: Path): readonly Option[] | undefined;
  /** Sets the value at a path; undefined removes the key. `status` is announced to screen readers. */
  change(path: Path, next: Json | undefined, status?: string): void;
  /** Returns the whole value with a change at a path, at the position of its key in the schema. */
  setAt(whole: Json, path: Path, next: Json | undefined): Json;
  /** Replaces the whole value in one step of the history. */
  replace(next: Json, status: string): void;
  /** Replaces a list after entries were moved, added or removed. */
  changeList(path: Path, change: ListChange, status: string): void;
  /** Adds entries at the end of a list, and items to the score with this id; '' for none. */
  addEntries(path: Path, entries: readonly JsonObject[], score: string, status: string): void;
  /** Changes the id of an item, a score or a scale, and all references to it. */
  rename(named: ReferenceKind, path: Path, to: string): void;
  /** Moves an entry past the end of its list to the neighbouring one. Undefined if lists are independent. */
  carryEntry?(path: Path, at: number, by: -1 | 1): Path | undefined;
  isOpen(path: Path): boolean;
  setOpen(path: Path, isOpen: boolean): void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * Returns the context of the form.
 * @throws Error outside of a form
 */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('useFormContext is only available inside a form.');
  return context;
}

/** Returns the id of the control or group at a path. */
export const getFieldId = (path: Path | string) =>
  `field-${typeof path === 'string' ? path : formatPath(path)}`;

/** Returns the findings at exactly this path. */
export function filterFindingsAt({ findings }: FormContextValue, path: Path): readonly Finding[] {
  const text = formatPath(path);
  return findings.filter((finding) => finding.path === text);
}

/** Returns the findings at or below a path. */
export function filterFindingsIn({ findings }: FormContextValue, path: Path): readonly Finding[] {
  return findings.filter((finding) => finding.path !== '' && isWithin(parsePath(finding.path), path));
}

/** Returns the value at a path. */
export function useValueAt(path: Path): Json | undefined {
  return getValueAt(useFormContext().value, path);
}
