import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { isObject } from '../model/json.ts';
import { type Path, pathText } from '../model/path.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { startingValue } from '../schema/starting-value.ts';
import { words } from '../words.ts';
import styles from './form.module.css';
import { useForm, useValue } from './form-context.ts';

export interface NamedEntriesProps {
  readonly path: Path;
  /** What the schema says of each entry. */
  readonly node: SchemaNode;
  /** Keys that have fields of their own. */
  readonly known: readonly string[];
}

/** Entries under names that the author gives: scales, or texts of levels of the author's own. */
export function NamedEntries({ path, node, known }: NamedEntriesProps) {
  const { change, root, Field } = useForm();
  const value = useValue(path);
  const [name, setName] = useState('');
  const names = Object.keys(isObject(value) ? value : {}).filter((key) => !known.includes(key));
  const isTaken = names.includes(name) || known.includes(name);
  function add() {
    if (name === '' || isTaken) return;
    change([...path, name], startingValue(node, root), words.added(name));
    setName('');
  }
  return (
    <div className={styles.fields}>
      {names.map((key) => (
        <div key={key} className={styles.named}>
          <Field path={[...path, key]} node={node} label={key} isOptional={false} />
          <Button
            variant="quiet"
            className={styles.small}
            icon={<X aria-hidden="true" />}
            onClick={() => change([...path, key], undefined, words.removed(key))}
          >
            {words.remove(key)}
          </Button>
        </div>
      ))}
      <div className={styles.adding}>
        <TextField
          id={`new-${pathText(path)}`}
          label={words.name}
          value={name}
          {...(isTaken ? { error: words.nameTaken } : {})}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <Button variant="ghost" className={styles.small} icon={<Plus aria-hidden="true" />} onClick={add}>
          {words.add('')}
        </Button>
      </div>
    </div>
  );
}
