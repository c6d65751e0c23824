import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { NamesGiven } from '../model/choice.ts';
import { isObject } from '../model/json.ts';
import { type Path, pathText } from '../model/path.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { startingValue } from '../schema/starting-value.ts';
import { words } from '../words.ts';
import styles from './form.module.css';
import { focusSoon } from './focus-soon.ts';
import { fieldId, useForm, useValue } from './form-context.ts';
import { labelOf } from './label.ts';

export interface NamedEntriesProps {
  readonly path: Path;
  /** What the schema says of each entry. */
  readonly node: SchemaNode;
  /** Keys that have fields of their own. */
  readonly known: readonly string[];
}

/**
 * Entries under names: the author's own, for scales and levels, or names of another file, chosen among those that are
 * left.
 */
export function NamedEntries({ path, node, known }: NamedEntriesProps) {
  const { change, root, Field, namesAt } = useForm();
  const value = useValue(path);
  const names = Object.keys(isObject(value) ? value : {}).filter((key) => !known.includes(key));
  const given = namesAt(path);
  function add(name: string) {
    change([...path, name], startingValue(node, root), words.added(name));
    focusSoon(fieldId([...path, name]));
  }
  return (
    <div className={styles.fields}>
      {names.map((key) => (
        <div key={key} className={styles.named}>
          <Field path={[...path, key]} node={node} label={key || labelOf(key)} isOptional={false} />
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
      {given ? (
        <ChosenName path={path} given={given} taken={names} onAdd={add} />
      ) : (
        <OwnName path={path} taken={[...names, ...known]} onAdd={add} />
      )}
    </div>
  );
}

interface NewNameProps {
  readonly path: Path;
  /** Names that another entry has. */
  readonly taken: readonly string[];
  onAdd(name: string): void;
}

function OwnName({ path, taken, onAdd }: NewNameProps) {
  const [name, setName] = useState('');
  const isTaken = taken.includes(name);
  function add() {
    if (name === '' || isTaken) return;
    onAdd(name);
    setName('');
  }
  return (
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
  );
}

/** Nothing where every name has its entry. */
function ChosenName({ path, given, taken, onAdd }: NewNameProps & { readonly given: NamesGiven }) {
  const [chosen, setChosen] = useState('');
  const left = given.names.filter(({ value }) => !taken.includes(value));
  if (left.length === 0) return null;
  function add() {
    const name = chosen === '' ? undefined : left[Number(chosen)];
    if (name) onAdd(name.value);
    setChosen('');
  }
  return (
    <div className={styles.adding}>
      <SelectField
        id={`new-${pathText(path)}`}
        label={given.label}
        // By place, since a level without a name would be the empty choice.
        options={left.map(({ label }, at) => ({ value: String(at), label }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button variant="ghost" className={styles.small} icon={<Plus aria-hidden="true" />} onClick={add}>
        {words.add(given.label.toLowerCase())}
      </Button>
    </div>
  );
}
