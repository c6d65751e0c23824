import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { isObject } from '../../../source/json-value.ts';
import { type Path, formatPath } from '../model/path.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import { createStartingValue } from '../schema/starting-value.ts';
import { messages } from '../messages.ts';
import { focusAfterRender } from './focus-after-render.ts';
import styles from './form.module.css';
import { getFieldId, useFormContext, useValueAt } from './form-context.ts';
import { formatLabel } from './label.ts';

/** Props of `NamedEntries`. */
export interface NamedEntriesProps {
  readonly path: Path;
  /** Schema of each entry. */
  readonly node: SchemaNode;
  /** Keys with fields elsewhere. */
  readonly known: readonly string[];
}

/** Entries with names from the author, such as scales and levels. */
export function NamedEntries({ path, node, known }: NamedEntriesProps) {
  const { change, root, Field } = useFormContext();
  const value = useValueAt(path);
  const names = Object.keys(isObject(value) ? value : {}).filter((key) => !known.includes(key));
  function add(name: string) {
    change([...path, name], createStartingValue(node, root), messages.added(name));
    focusAfterRender(getFieldId([...path, name]));
  }
  return (
    <div className={styles.fields}>
      {names.map((key) => (
        <div key={key} className={styles.named}>
          <Field path={[...path, key]} node={node} label={key || formatLabel(key)} isOptional={false} />
          <Button
            variant="tertiary"
            className={styles.small}
            startIcon={<X aria-hidden="true" />}
            onClick={() => change([...path, key], undefined, messages.removed(key))}
          >
            {messages.remove(key)}
          </Button>
        </div>
      ))}
      <NewName path={path} usedNames={[...names, ...known]} onAdd={add} />
    </div>
  );
}

interface NewNameProps {
  readonly path: Path;
  /** Names of other entries. */
  readonly usedNames: readonly string[];
  onAdd(name: string): void;
}

function NewName({ path, usedNames, onAdd }: NewNameProps) {
  const [name, setName] = useState('');
  const isUsed = usedNames.includes(name);
  function add() {
    if (name === '' || isUsed) return;
    onAdd(name);
    setName('');
  }
  return (
    <div className={styles.adding}>
      <TextField
        id={`new-${formatPath(path)}`}
        label={messages.name}
        value={name}
        {...(isUsed ? { error: messages.nameTaken } : {})}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button
        variant="secondary"
        className={styles.small}
        startIcon={<Plus aria-hidden="true" />}
        onClick={add}
      >
        {messages.add('')}
      </Button>
    </div>
  );
}
