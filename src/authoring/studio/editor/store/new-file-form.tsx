import { type FormEvent, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { AuthorState } from '../../preview/state.ts';
import type { NewFile } from '../../../drafts/requests.ts';
import { words } from '../messages.ts';
import styles from './editor.module.css';

export interface NewFileFormProps {
  readonly state: AuthorState;
  make(wish: NewFile): Promise<string>;
  onMade(file: string): void;
}

type Kind = NewFile['kind'];

/** Begins a questionnaire or a page, and opens it. */
export function NewFileForm(props: NewFileFormProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <div className={styles.new}>
      {(['questionnaire', 'page'] as const).map((one) => (
        <Button
          key={one}
          variant="quiet"
          aria-expanded={kind === one}
          onClick={() => setKind(kind === one ? null : one)}
        >
          {words.new[one]}
        </Button>
      ))}
      {kind && (
        <Begin
          key={kind}
          {...props}
          kind={kind}
          onMade={(file) => {
            setKind(null);
            props.onMade(file);
          }}
        />
      )}
    </div>
  );
}

function Begin({ kind, state, make, onMade }: NewFileFormProps & { readonly kind: Kind }) {
  const [failure, setFailure] = useState('');
  const chapters = state.chain?.chapters ?? [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '').trim();
    make(toNewFile(kind, said)).then(onMade, (error: Error) => setFailure(error.message));
  }

  return (
    <form className={styles.begin} aria-label={words.new[kind]} onSubmit={submit}>
      <p className="note">{words.new.about[kind]}</p>
      {failure !== '' && <Alert tone="error">{failure}</Alert>}
      {kind === 'page' && (
        <SelectField
          id="new-chapter"
          name="chapter"
          label={words.new.chapter}
          options={chapters.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={chapters[0]?.id}
        />
      )}
      <TextField id="new-title" name="title" label={words.new.title} autoComplete="off" />
      {kind === 'page' && (
        <TextField id="new-summary" name="summary" label={words.new.summary} autoComplete="off" />
      )}
      {kind === 'questionnaire' && (
        <>
          <TextField
            id="new-items"
            name="items"
            label={words.new.items}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField id="new-scores" name="scores" label={words.new.scores} autoComplete="off" />
          <TextField id="new-scale" name="scale" label={words.new.scale} autoComplete="off" />
        </>
      )}
      <Button type="submit">{words.new.begin}</Button>
    </form>
  );
}

/** @param said what was written in a field, by its name */
function toNewFile(kind: Kind, said: (name: string) => string): NewFile {
  switch (kind) {
    case 'page':
      return { kind, chapter: said('chapter'), title: said('title'), summary: said('summary') };
    case 'questionnaire':
      return {
        kind,
        title: said('title'),
        items: Number(said('items')),
        scores: splitList(said('scores')),
        scale: parseScale(said('scale')),
      };
  }
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** One word is the id of a questionnaire; several are labels. */
function parseScale(text: string): readonly string[] | string {
  const labels = splitList(text);
  return labels.length === 1 ? (labels[0] ?? '') : labels;
}
