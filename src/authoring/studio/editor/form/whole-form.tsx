import { useMemo } from 'react';
import type { Finding } from '../../../finding/finding.ts';
import type { FileKind } from '../desk/file-kind.ts';
import { changed } from '../model/change.ts';
import type { Json } from '../model/json.ts';
import { type Path, pathText } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import { formOf } from '../schema/form-of.ts';
import { Field } from './field.tsx';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { FormContext, type FormWorld } from './form-context.ts';

export interface WholeFormProps {
  readonly kind: FileKind;
  readonly value: Json;
  readonly findings: readonly Finding[];
  readonly section: Section;
  readonly slugs: readonly string[];
  readonly opened: ReadonlySet<string>;
  onOpened(opened: ReadonlySet<string>): void;
  /** @param place where, for letters that follow each other; '' for a step of its own */
  onChange(value: Json, place: string, said: string): void;
}

/** One section of a file as a form that is made from its schema. */
export function WholeForm(props: WholeFormProps) {
  const { kind, value, findings, section, slugs, opened, onOpened, onChange } = props;
  const { schema } = kind;
  const form = useMemo(() => formOf(schema, value, schema), [schema, value]);
  const world: FormWorld = {
    root: schema,
    Field,
    value,
    findings,
    section,
    slugs,
    choicesAt: (path) => kind.choicesAt(value, path),
    change(path, next, said = '') {
      const after = kind.settled(value, changed(value, path, next, kind.order(value)));
      onChange(after, said === '' ? pathText(path) : '', said);
    },
    changeList(path, change, said) {
      onOpened(movedAlong(opened, path, change.origin));
      onChange(kind.withList(value, path, change), '', said);
    },
    rename(named, path, to) {
      onChange(kind.withName(value, named, path, to), '', '');
    },
    ...(kind.carried && {
      carry(path: Path, at: number, by: -1 | 1) {
        const there = kind.carried?.(value, path, at, by);
        if (there) onChange(there.value, '', there.said);
        return there?.path;
      },
    }),
    isOpen: (path) => opened.has(pathText(path)),
    setOpen(path, isOpen) {
      const next = new Set(opened);
      if (isOpen) next.add(pathText(path));
      else next.delete(pathText(path));
      onOpened(next);
    },
  };
  return (
    <FormContext value={world}>
      <div className={styles.form}>
        <Fields path={[]} node={schema} form={form} />
      </div>
    </FormContext>
  );
}

/** Rows that are open stay open where they have gone. */
function movedAlong(
  opened: ReadonlySet<string>,
  path: Path,
  origin: readonly (number | null)[],
): ReadonlySet<string> {
  const list = pathText(path);
  const next = new Set([...opened].filter((one) => !one.startsWith(`${list}[`)));
  for (const [at, from] of origin.entries()) {
    const before = `${list}[${from}]`;
    for (const one of opened)
      if (one.startsWith(before)) next.add(`${list}[${at}]${one.slice(before.length)}`);
  }
  return next;
}
