import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { createPastedEntries, getPasteColumns } from '../instrument/pasted-entries.ts';
import { listItemScores } from '../instrument/score-items.ts';
import { type Json, toList } from '../../../source/json-value.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import type { Path } from '../model/path.ts';
import { messages } from '../messages.ts';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { formatLabel } from './label.ts';

/** Props of `PasteEntries`. */
export interface PasteEntriesProps {
  /** Path of the list. */
  readonly path: Path;
  /** Schema of an entry. */
  readonly node: SchemaNode;
}

/** Makes one entry of each pasted line, and previews them first. Only for lists of items, options and norms. */
export function PasteEntries({ path, node }: PasteEntriesProps) {
  const { root, value, addEntries } = useFormContext();
  const entries = toList(useValueAt(path));
  const [text, setText] = useState('');
  const scores = listItemScores(value);
  const isItems = path.length === 1 && path[0] === 'items';
  const [score, setScore] = useState(scores[0]?.id ?? '');
  const columns = getPasteColumns(path, entries.at(-1));
  if (!columns) return null;
  const created = createPastedEntries(text, columns, { node, entries, root });
  const id = `${getFieldId(path)}-paste`;

  function add() {
    addEntries(path, created, isItems ? score : '', messages.paste.added(created.length));
    setText('');
    focusAfterRender(getFieldId([...path, entries.length]));
  }

  return (
    <details className={styles.paste}>
      <summary>{messages.paste.open}</summary>
      <TextAreaField
        id={id}
        label={messages.paste.label}
        description={messages.paste.hint(columns.map(formatLabel))}
        value={text}
        rows={6}
        onChange={({ target }) => setText(target.value)}
      />
      {isItems && scores.length > 0 && (
        <SelectField
          id={`${id}-score`}
          label={messages.paste.score}
          options={[
            ...scores.map((one) => ({ value: one.id, label: one.title })),
            { value: '', label: messages.paste.noScore },
          ]}
          value={score}
          onChange={({ target }) => setScore(target.value)}
        />
      )}
      {created.length > 0 && (
        <>
          <p role="status">{messages.paste.preview(created.length)}</p>
          <ol className={styles.preview}>
            {created.map((entry, at) => (
              <li key={at}>
                {'id' in entry && <code>{String(entry.id)}</code>}{' '}
                {columns.map((key) => formatCell(entry[key])).join(' · ')}
              </li>
            ))}
          </ol>
          <Button className={styles.small} onClick={add}>
            {messages.paste.add(created.length)}
          </Button>
        </>
      )}
    </details>
  );
}

function formatCell(cell: Json | undefined): string {
  return cell === undefined || cell === null ? '' : String(cell);
}
