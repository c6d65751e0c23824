import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { Json } from '../../../source/json-value.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import { DiffText } from '../../preview/versions/diff-text.tsx';
import { findReplacements, type TextReplacement } from '../instrument/replace-texts.ts';
import { messages } from '../messages.ts';
import styles from './editor.module.css';

const labels = messages.replace;

/** Props of `SearchReplace`. */
export interface SearchReplaceProps {
  readonly schema: SchemaNode;
  readonly value: Json;
  replace(replacements: readonly TextReplacement[], status: string): void;
  /** Opens the field at a path. */
  onGo(path: string): void;
}

/** Searches the texts for people in a file, previews each change, and makes the selected ones in one step. */
export function SearchReplace({ schema, value, replace, onGo }: SearchReplaceProps) {
  const [search, setSearch] = useState('');
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [isWholeWord, setWholeWord] = useState(false);
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const found = findReplacements(schema, value, { search, replacement, isCaseSensitive, isWholeWord });
  const selected = found.filter(({ path, before, after }) => before !== after && !excluded.includes(path));
  const places = found.reduce((sum, { count }) => sum + count, 0);

  function apply() {
    replace(selected, labels.done(selected.length));
    setExcluded([]);
  }

  return (
    <details className={styles.replace}>
      <summary>{labels.open}</summary>
      <div className={styles.choices}>
        <TextField
          id="replace-search"
          label={labels.search}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TextField
          id="replace-by"
          label={labels.by}
          autoComplete="off"
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
      </div>
      <Checkbox checked={isCaseSensitive} onChange={({ target }) => setCaseSensitive(target.checked)}>
        {labels.caseSensitive}
      </Checkbox>
      <Checkbox checked={isWholeWord} onChange={({ target }) => setWholeWord(target.checked)}>
        {labels.wholeWord}
      </Checkbox>
      <p role="status">{search.trim() === '' ? '' : labels.found(places, found.length)}</p>
      {found.length > 0 && (
        <ul className={styles.replacements}>
          {found.map(({ path, before, after }) => (
            <li key={path}>
              <label>
                <input
                  type="checkbox"
                  aria-label={labels.include(path)}
                  checked={!excluded.includes(path)}
                  onChange={({ target }) =>
                    setExcluded(target.checked ? excluded.filter((one) => one !== path) : [...excluded, path])
                  }
                />
              </label>
              <div>
                <button type="button" onClick={() => onGo(path)}>
                  <code>{path}</code>
                </button>
                <p>
                  <DiffText before={before} after={after} side="before" />
                </p>
                {before !== after && (
                  <p>
                    <DiffText before={before} after={after} side="after" />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {selected.length > 0 && <Button onClick={apply}>{labels.apply(selected.length)}</Button>}
    </details>
  );
}
