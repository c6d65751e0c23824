import { type FormEvent, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { AuthorState } from '../../preview/state.ts';
import { itemsPerScore, maxItems } from '../../../drafts/create-instrument.ts';
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
          variant="tertiary"
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
  const [wrong, setWrong] = useState<FieldErrors>({});
  const chapters = state.chain?.chapters ?? [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const getText = (name: string) => String(form.get(name) ?? '').trim();
    const errors = findFieldErrors(kind, getText);
    setWrong(errors);
    const [first] = Object.keys(errors);
    if (first !== undefined) return event.currentTarget.querySelector<HTMLElement>(`#new-${first}`)?.focus();
    create(toNewFile(kind, getText)).then(onCreated, (error: Error) => setFailure(error.message));
  }

  return (
    <form className={styles.begin} aria-label={messages.new[kind]} onSubmit={submit}>
      <p className="note">{messages.new.about[kind]}</p>
      {failure !== '' && <Alert status="error">{failure}</Alert>}
      {kind === 'page' && (
        <SelectField
          id="new-chapter"
          name="chapter"
          label={messages.new.chapter}
          options={chapters.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={chapters[0]?.id}
        />
      )}
      {fields[kind].map(({ name, ...field }) => (
        <TextField
          key={name}
          id={`new-${name}`}
          name={name}
          autoComplete="off"
          {...field}
          {...(wrong[name] === undefined ? {} : { error: wrong[name] })}
        />
      ))}
      <Button type="submit">{messages.new.begin}</Button>
    </form>
  );
}

type FieldName = 'title' | 'summary' | 'items' | 'scores' | 'scale';
type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

const { new: labels } = messages;

/** The text fields of each kind of file, in the order of the form. */
const fields: Readonly<
  Record<
    Kind,
    readonly {
      readonly name: FieldName;
      readonly label: string;
      readonly description?: string;
      readonly inputMode?: 'numeric';
    }[]
  >
> = {
  page: [
    { name: 'title', label: labels.title },
    { name: 'summary', label: labels.summary },
  ],
  questionnaire: [
    { name: 'title', label: labels.title },
    { name: 'items', label: labels.items, description: labels.itemsHint, inputMode: 'numeric' },
    { name: 'scores', label: labels.scores },
    { name: 'scale', label: labels.scale },
  ],
};

/** Finds the fields that cannot be used, in the order of the form. */
function findFieldErrors(kind: Kind, getText: (name: string) => string): FieldErrors {
  const { wrong } = labels;
  const title = getText('title') === '' ? { title: wrong.title } : {};
  if (kind === 'page') return { ...title, ...(getText('summary') === '' ? { summary: wrong.summary } : {}) };
  const items = getText('items');
  const scores = splitList(getText('scores'));
  const scale = parseScale(getText('scale'));
  const min = Math.max(1, scores.length) * itemsPerScore;
  const isScale = typeof scale === 'string' ? scale !== '' : new Set(scale).size === scale.length;
  return {
    ...title,
    ...(!/^\d+$/.test(items)
      ? { items: wrong.items(items) }
      : Number(items) < min || Number(items) > maxItems
        ? { items: wrong.itemsRange(min, maxItems) }
        : {}),
    ...(scores.length === 0 ? { scores: wrong.scores } : {}),
    ...(isScale ? {} : { scale: wrong.scale }),
  };
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
