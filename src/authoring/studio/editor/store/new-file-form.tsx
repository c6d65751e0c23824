import { type FormEvent, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { AuthorState } from '../../preview/state.ts';
import type { NewFile } from '../../../drafts/requests.ts';
import { messages } from '../messages.ts';
import styles from './editor.module.css';

/** Props of `NewFileForm`. */
export interface NewFileFormProps {
  readonly state: AuthorState;
  create(request: NewFile): Promise<string>;
  onCreated(file: string): void;
}

type Kind = NewFile['kind'];

/** Creates a questionnaire or page and opens it. */
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
          {messages.new[one]}
        </Button>
      ))}
      {kind && (
        <NewFileFields
          key={kind}
          {...props}
          kind={kind}
          onCreated={(file) => {
            setKind(null);
            props.onCreated(file);
          }}
        />
      )}
    </div>
  );
}

function NewFileFields({ kind, state, create, onCreated }: NewFileFormProps & { readonly kind: Kind }) {
  const [failure, setFailure] = useState('');
  const chapters = state.chain?.chapters ?? [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const getText = (name: string) => String(form.get(name) ?? '').trim();
    create(toNewFile(kind, getText)).then(onCreated, (error: Error) => setFailure(error.message));
  }

  return (
    <form className={styles.begin} aria-label={messages.new[kind]} onSubmit={submit}>
      <p className="note">{messages.new.about[kind]}</p>
      {failure !== '' && <Alert tone="error">{failure}</Alert>}
      {kind === 'page' && (
        <SelectField
          id="new-chapter"
          name="chapter"
          label={messages.new.chapter}
          options={chapters.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={chapters[0]?.id}
        />
      )}
      <TextField id="new-title" name="title" label={messages.new.title} autoComplete="off" />
      {kind === 'page' && (
        <TextField id="new-summary" name="summary" label={messages.new.summary} autoComplete="off" />
      )}
      {kind === 'questionnaire' && (
        <>
          <TextField
            id="new-items"
            name="items"
            label={messages.new.items}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField id="new-scores" name="scores" label={messages.new.scores} autoComplete="off" />
          <TextField id="new-scale" name="scale" label={messages.new.scale} autoComplete="off" />
        </>
      )}
      <Button type="submit">{messages.new.begin}</Button>
    </form>
  );
}

/** @param getText returns the text of a field by name */
function toNewFile(kind: Kind, getText: (name: string) => string): NewFile {
  switch (kind) {
    case 'page':
      return { kind, chapter: getText('chapter'), title: getText('title'), summary: getText('summary') };
    case 'questionnaire':
      return {
        kind,
        title: getText('title'),
        items: Number(getText('items')),
        scores: splitList(getText('scores')),
        scale: parseScale(getText('scale')),
      };
  }
}

const splitList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Parses one word as the id of a questionnaire, several as labels. */
function parseScale(text: string): readonly string[] | string {
  const labels = splitList(text);
  return labels.length === 1 ? (labels[0] ?? '') : labels;
}
