import { type FormEvent, useId, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import type { ImportOutcome } from '../../../exchange/imports/import-file.ts';
import type { ImportRequest } from '../../../drafts/requests.ts';
import { type ImportApi, importApi } from '../store/api.ts';
import { encodeBytes } from './encode-bytes.ts';
import { ImportReportView } from './import-report.tsx';
import { messages } from './messages.ts';
import styles from './imports.module.css';

/** Props of `ImportForm`. */
export interface ImportFormProps {
  readonly api?: ImportApi;
  /** @param file the first draft, relative to the repository */
  onImported(file: string): void;
}

/** Imports a file of another program: reads it, shows the report, and makes the drafts. */
export function ImportForm({ api = importApi, onImported }: ImportFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.import}>
      <Button variant="tertiary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {messages.open}
      </Button>
      {isOpen && (
        <ImportFields
          api={api}
          onImported={(file) => {
            setOpen(false);
            onImported(file);
          }}
        />
      )}
    </div>
  );
}

/** The value of the choice of all forms; titles do not begin with a space. */
const allForms = ' all';

type FileContent = Pick<ImportRequest, 'name' | 'content'>;

function ImportFields({ api, onImported }: Required<ImportFormProps>) {
  const fileId = useId();
  const [selected, setSelected] = useState<File>();
  const [content, setContent] = useState<FileContent>();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [only, setOnly] = useState(allForms);
  const [status, setStatus] = useState<'ready' | 'reading'>('ready');
  const [failure, setFailure] = useState('');

  async function send(file: FileContent, isWritten: boolean): Promise<ImportOutcome | undefined> {
    setStatus('reading');
    setFailure('');
    try {
      return await api.importForms({
        ...file,
        isWritten,
        ...(isWritten && only !== allForms && { form: only }),
      });
    } catch (error) {
      setFailure((error as Error).message);
      return undefined;
    } finally {
      setStatus('ready');
    }
  }

  async function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = await toContent(selected, String(form.get('table') ?? ''));
    if (file === undefined) return;
    setContent(file);
    setOnly(allForms);
    setOutcome(await send(file, false));
  }

  async function make() {
    const written = content && (await send(content, true));
    const [first] = written?.report?.drafts ?? [];
    if (first) onImported(first.file);
    else if (written) setOutcome(written);
  }

  const drafts = outcome?.report?.drafts ?? [];
  const visible = drafts.filter(({ title }) => only === allForms || title === only);
  return (
    <section className={styles.panel} aria-label={messages.open}>
      <form className={styles.fields} onSubmit={(event) => void read(event)}>
        <p className="note">{messages.about}</p>
        <div className={styles.file}>
          <label htmlFor={fileId}>{messages.file}</label>
          <input
            id={fileId}
            type="file"
            accept=".csv,.json,.xlsx,.lss,.qsf,.tsv,.txt"
            onChange={({ target }) => setSelected(target.files?.[0])}
          />
        </div>
        <TextAreaField
          name="table"
          label={messages.paste}
          description={messages.pasteHint}
          rows={4}
          spellCheck={false}
        />
        <Button type="submit">{messages.read}</Button>
      </form>
      <p role="status" className="note">
        {status === 'reading' ? messages.reading : ''}
      </p>
      {failure !== '' && <Alert status="error">{failure}</Alert>}
      {outcome?.findings && (
        <Alert status="error">
          <p>{messages.refused}</p>
          {outcome.findings.map(({ line, path, actual, expected, fix }, at) => (
            <p key={at}>
              {[line === undefined ? '' : messages.line(line), path].filter(Boolean).join(', ')} {actual}.{' '}
              {expected}. {fix}
            </p>
          ))}
        </Alert>
      )}
      {drafts.length > 1 && (
        <SelectField
          id="import-only"
          label={messages.only}
          options={[
            { value: allForms, label: messages.all },
            ...drafts.map(({ title }) => ({ value: title, label: title })),
          ]}
          value={only}
          onChange={({ target }) => setOnly(target.value)}
        />
      )}
      {visible.map((draft) => (
        <ImportReportView key={draft.id} draft={draft} />
      ))}
      {visible.length > 0 && <Button onClick={() => void make()}>{messages.make(visible.length)}</Button>}
    </section>
  );
}

/** Returns the selected file, or the pasted table; undefined if there is neither. */
async function toContent(file: File | undefined, table: string): Promise<FileContent | undefined> {
  if (file !== undefined)
    return { name: file.name, content: encodeBytes(new Uint8Array(await file.arrayBuffer())) };
  if (table.trim() === '') return undefined;
  return { name: 'pasted-table.txt', content: encodeBytes(new TextEncoder().encode(table)) };
}
