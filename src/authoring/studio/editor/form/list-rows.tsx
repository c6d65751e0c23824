import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Json } from '../../../source/json-value.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import type { Path } from '../model/path.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import { messages } from '../messages.ts';
import { Alternatives } from './alternatives.tsx';
import { FieldFindings } from './field-findings.tsx';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { filterFindingsIn, getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { formatEntryLine, formatLabel, formatShortName } from './label.ts';

interface RowProps {
  readonly path: Path;
  readonly node: SchemaNode;
  readonly name: string;
  readonly dropEdge: 'before' | 'after' | undefined;
  readonly children: ReactNode;
}

/** An entry whose fields are on one line. */
export function DenseRow({ path, node, name, dropEdge, children }: RowProps) {
  const { root } = useFormContext();
  const form = resolveSchema(node, useValueAt(path), root);
  return (
    <li className={styles.dense} id={getFieldId(path)} tabIndex={-1} aria-label={name} data-drop={dropEdge}>
      <div className={styles.grow}>
        <FieldFindings path={path} />
        <Fields path={path} node={node} form={form} isDense />
      </div>
      {children}
    </li>
  );
}

/** A collapsible entry. */
export function Row({
  path,
  node,
  one,
  isAlone,
  dropEdge,
  checkbox,
  children,
}: Omit<RowProps, 'name'> & {
  readonly isAlone: boolean;
  readonly one: string;
  readonly checkbox: ReactNode;
}) {
  const context = useFormContext();
  const value = useValueAt(path);
  const isOpen = isAlone || context.isOpen(path);
  const count = filterFindingsIn(context, path).length;
  const id = getFieldId(path);
  const at = Number(path.at(-1));
  return (
    <li className={styles.entry} data-drop={dropEdge}>
      <div className={styles.head}>
        {checkbox}
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
export function FieldHints({
  node,
  root,
  entry,
}: {
  node: SchemaNode;
  root: SchemaNode;
  entry: Json | undefined;
}) {
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
