import { useMemo } from 'react';
import type { Finding } from '../../../finding/finding.ts';
import type { FileKind } from '../store/file-kind.ts';
import { setValueAt } from '../model/change.ts';
import { addItemsToScore } from '../instrument/score-items.ts';
import { isObject, type Json, toList } from '../../../source/json-value.ts';
import { type Path, formatPath, getValueAt, parsePath } from '../model/path.ts';
import type { Section } from '../model/section.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { Field } from './field.tsx';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { FormContext, type FormContextValue, getFieldId } from './form-context.ts';

/** Props of `SectionForm`. */
export interface SectionFormProps {
  readonly kind: FileKind;
  readonly value: Json;
  readonly findings: readonly Finding[];
  readonly section: Section;
  readonly slugs: readonly string[];
  readonly openRows: ReadonlySet<string>;
  onOpenRowsChange(openRows: ReadonlySet<string>): void;
  /** A field got the focus. */
  onEdit(path: Path): void;
  /** @param position path for merging consecutive changes in the history; '' for a separate step */
  onChange(value: Json, position: string, status: string): void;
}

/** The id of a field, not of a button of its row. */
const fieldId = new RegExp(`^${getFieldId('')}([^-]+)$`);

/** The form of a section of a file, generated from its schema. */
export function SectionForm(props: SectionFormProps) {
  const { kind, value, findings, section, slugs, openRows, onOpenRowsChange, onEdit, onChange } = props;
  const { schema } = kind;
  const form = useMemo(() => resolveSchema(schema, value, schema), [schema, value]);
  const context: FormContextValue = {
    root: schema,
    Field,
    value,
    findings,
    section,
    slugs,
    listChoices: (path) => kind.listChoices(value, path),
    change(path, next, status = '') {
      const after = kind.applyConsequences(value, setValueAt(value, path, next, kind.getKeyOrder(value)));
      onChange(after, status === '' ? formatPath(path) : '', status);
    },
    setAt: (whole, path, next) => setValueAt(whole, path, next, kind.getKeyOrder(whole)),
    replace: (next, status) => onChange(next, '', status),
    changeList(path, change, status) {
      onOpenRowsChange(moveOpenRows(openRows, path, change.origin));
      onChange(kind.replaceList(value, path, change), '', status);
    },
    addEntries(path, added, score, status) {
      const entries = toList(getValueAt(value, path));
      const origin = [...entries.map((_, at) => at), ...added.map(() => null)];
      const after = kind.replaceList(value, path, { entries: [...entries, ...added], origin });
      const ids = added.map(({ id }) => String(id));
      onChange(score !== '' && isObject(after) ? addItemsToScore(after, score, ids) : after, '', status);
    },
    rename(named, path, to) {
      onChange(kind.renameId(value, named, path, to), '', '');
    },
    ...(kind.carryEntry && {
      carryEntry(path: Path, at: number, by: -1 | 1) {
        const moved = kind.carryEntry?.(value, path, at, by);
        if (moved) onChange(moved.value, '', moved.status);
        return moved?.path;
      },
    }),
    isOpen: (path) => openRows.has(formatPath(path)),
    setOpen(path, isOpen) {
      const next = new Set(openRows);
      if (isOpen) next.add(formatPath(path));
      else next.delete(formatPath(path));
      onOpenRowsChange(next);
    },
  };
  return (
    <FormContext value={context}>
      <div
        className={styles.form}
        onFocus={({ target }) => {
          const [, text] = fieldId.exec(target.closest(`[id^="${getFieldId('')}"]`)?.id ?? '') ?? [];
          if (text) onEdit(parsePath(text));
        }}
      >
        <Fields path={[]} node={schema} form={form} />
      </div>
    </FormContext>
  );
}

/** Adjusts the paths of expanded rows after their list changed. */
function moveOpenRows(
  openRows: ReadonlySet<string>,
  path: Path,
  origin: readonly (number | null)[],
): ReadonlySet<string> {
  const list = formatPath(path);
  const next = new Set([...openRows].filter((one) => !one.startsWith(`${list}[`)));
  for (const [at, from] of origin.entries()) {
    const before = `${list}[${from}]`;
    for (const one of openRows)
      if (one.startsWith(before)) next.add(`${list}[${at}]${one.slice(before.length)}`);
  }
  return next;
}
