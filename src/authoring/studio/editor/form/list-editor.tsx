import { ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { isObject, type Json, toList } from '../../../source/json-value.ts';
import { insertEntry } from '../model/list-change.ts';
import type { Path } from '../model/path.ts';
import { isEntirelyInSection } from '../model/section.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import { createNextEntry } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import { Alternatives } from './alternatives.tsx';
import type { FormProps } from './field-props.ts';
import { Fields, isSingleControl } from './fields.tsx';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, filterFindingsIn, useFormContext, useValueAt } from './form-context.ts';
import { FieldFindings } from './field-findings.tsx';
import { formatLabel, formatEntryLine, formatEntryName, formatEntryNoun, formatShortName } from './label.ts';
import { PasteEntries } from './paste-entries.tsx';
import { RowButtons } from './row-buttons.tsx';

/** The maximum number of fields on one line. */
const maxFieldsInRow = 6;

/** A list: entries with few small fields as lines, others as collapsible rows. */
export function ListEditor({ path, label, form }: FormProps) {
  const { changeList, setOpen, root, section } = useFormContext();
  const entries = toList(useValueAt(path));
  const node = form.node.items ?? {};
  const one = formatEntryNoun(label, node);
  const isReorderable = isEntirelyInSection(section, path);
  const dense = isDenseList(node, entries, root);

  function add() {
    const entry = createNextEntry(node, entries, root);
    changeList(
      path,
      insertEntry(entries, entries.length, entry),
      messages.added(formatEntryName(entry, one, entries.length)),
    );
    const there = [...path, entries.length];
    setOpen(there, true);
    focusAfterRender(`${getFieldId(there)}-body`, getFieldId(there));
  }

  return (
    <fieldset className={styles.list} id={getFieldId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {form.node.description && <p className={styles.hint}>{form.node.description}</p>}
      <FieldFindings path={path} />
      {dense && <FieldHints node={node} root={root} entry={entries[0]} />}
      <ol>
        {entries.map((entry, at) => {
          const name = formatEntryName(entry, one, at);
          const buttons = isReorderable && (
            <RowButtons path={path} entries={entries} at={at} name={name} hasCopy={!dense} />
          );
          const position = [...path, at];
          return dense ? (
            <DenseRow key={at} path={position} node={node} name={name}>
              {buttons}
            </DenseRow>
          ) : (
            <Row key={at} path={position} node={node} one={one} isAlone={entries.length === 1}>
              {buttons}
            </Row>
          );
        })}
      </ol>
      {isReorderable && (
        <Button
          id={`${getFieldId(path)}-add`}
          variant="secondary"
          className={styles.small}
          startIcon={<Plus aria-hidden="true" />}
          onClick={add}
        >
          {messages.add(one)}
        </Button>
      )}
      {isReorderable && <PasteEntries path={path} node={node} />}
    </fieldset>
  );
}

/** Returns true if all fields of an entry are small controls that fit on one line. */
function isDenseList(node: SchemaNode, entries: readonly Json[], root: SchemaNode): boolean {
  const { node: form, alternatives } = resolveSchema(node, entries[0], root);
  const parts = Object.values(form.properties ?? {}).flatMap((part) =>
    typeof part === 'object' ? [part] : [],
  );
  const isLong = (part: SchemaNode) => (resolveSchema(part, undefined, root).node.maxLength ?? 0) > 130;
  return (
    alternatives.length === 0 &&
    parts.length <= maxFieldsInRow &&
    parts.every((part) => isSingleControl(part, root) && !isLong(part)) &&
    entries.every((entry) => isObject(entry))
  );
}

interface RowProps {
  readonly path: Path;
  readonly node: SchemaNode;
  readonly name: string;
  readonly children: ReactNode;
}

function DenseRow({ path, node, name, children }: RowProps) {
  const { root } = useFormContext();
  const form = resolveSchema(node, useValueAt(path), root);
  return (
    <li className={styles.dense} id={getFieldId(path)} tabIndex={-1} aria-label={name}>
      <div className={styles.grow}>
        <FieldFindings path={path} />
        <Fields path={path} node={node} form={form} isDense />
      </div>
      {children}
    </li>
  );
}

function Row({
  path,
  node,
  one,
  isAlone,
  children,
}: Omit<RowProps, 'name'> & { readonly isAlone: boolean; readonly one: string }) {
  const context = useFormContext();
  const value = useValueAt(path);
  const isOpen = isAlone || context.isOpen(path);
  const count = filterFindingsIn(context, path).length;
  const id = getFieldId(path);
  const at = Number(path.at(-1));
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <button
          type="button"
          id={id}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={() => context.setOpen(path, !isOpen)}
        >
          <ChevronRight aria-hidden="true" />
          <span className={styles.line}>
            <strong>{formatShortName(value, at)}</strong> <span>{formatEntryLine(value, at)}</span>
          </span>
          {count > 0 && <span className={styles.count}>{` ${messages.counted(count)}`}</span>}
        </button>
        {children}
      </div>
      {isOpen && (
        <div className={styles.body} id={`${id}-body`}>
          <FieldFindings path={path} />
          <EntryBody path={path} node={node} one={one} />
        </div>
      )}
    </li>
  );
}

function EntryBody({ path, node, one }: { path: Path; node: SchemaNode; one: string }) {
  const { root } = useFormContext();
  const form = resolveSchema(node, useValueAt(path), root);
  if (form.alternatives.length === 0) return <Fields path={path} node={node} form={form} />;
  return <Alternatives path={path} node={node} label={one} isOptional={false} form={form} isBare />;
}

/** Descriptions of the fields, once for all lines. */
function FieldHints({ node, root, entry }: { node: SchemaNode; root: SchemaNode; entry: Json | undefined }) {
  const { properties = {} } = resolveSchema(node, entry, root).node;
  return (
    <details className={styles.hints}>
      <summary>{messages.fields}</summary>
      <dl>
        {Object.entries(properties).map(([key, part]) => (
          <div key={key}>
            <dt>{formatLabel(key)}</dt>
            <dd>{typeof part === 'object' && resolveSchema(part, undefined, root).node.description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
