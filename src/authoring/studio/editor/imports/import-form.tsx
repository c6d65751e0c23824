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

/** A file and what became of it. */
interface ReadFile {
  readonly file: FileContent;
  readonly outcome: ImportOutcome;
}

function ImportFields({ api, onImported }: Required<ImportFormProps>) {
  const fileId = useId();
  const [selected, setSelected] = useState<readonly File[]>([]);
  const [read, setRead] = useState<readonly ReadFile[]>([]);
  const [only, setOnly] = useState(allForms);
  const [status, setStatus] = useState<'ready' | 'reading'>('ready');
  const [failure, setFailure] = useState('');

  /** Sends the files one after another, since each draft gets the next free id. */
  async function send(files: readonly FileContent[], isWritten: boolean): Promise<readonly ReadFile[]> {
    const results: ReadFile[] = [];
    setStatus('reading');
    setFailure('');
    for (const file of files) {
      const form = isWritten && files.length === 1 && only !== allForms ? { form: only } : {};
      try {
        results.push({ file, outcome: await api.importForms({ ...file, isWritten, ...form }) });
      } catch (error) {
        setFailure(`${file.name}: ${(error as Error).message}`);
      }
    }
    setStatus('ready');
    return results;
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const files = await toContents(selected, String(form.get('table') ?? ''));
    if (files.length === 0) return;
    setOnly(allForms);
    setRead(await send(files, false));
  }

  async function make() {
    const usable = read.filter(({ outcome }) => outcome.report !== undefined);
    const written = await send(
      usable.map(({ file }) => file),
      true,
    );
    const [first] = written.flatMap(({ outcome }) => outcome.report?.drafts ?? []);
    if (first) onImported(first.file);
    else if (written.length > 0) setRead(written);
  }

  const drafts = read.flatMap(({ file, outcome }) =>
    (outcome.report?.drafts ?? []).map((draft) => ({ source: file.name, draft })),
  );
  const visible = drafts.filter(({ draft }) => only === allForms || draft.title === only);
  return (
    <section className={styles.panel} aria-label={messages.open}>
      <form className={styles.fields} onSubmit={(event) => void handleSubmit(event)}>
        <p className="note">{messages.about}</p>
        <div className={styles.file}>
          <label htmlFor={fileId}>{messages.file}</label>
          <input
            id={fileId}
            type="file"
            multiple
            accept=".csv,.json,.xlsx,.lss,.qsf,.tsv,.txt"
            onChange={({ target }) => setSelected([...(target.files ?? [])])}
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
      {read.map(
        ({ file, outcome: { findings } }) =>
          findings && (
            <Alert key={file.name} status="error">
              <p>{messages.refused(file.name)}</p>
              {findings.map(({ line, path, actual, expected, fix }, at) => (
                <p key={at}>
                  {[line === undefined ? '' : messages.line(line), path].filter(Boolean).join(', ')} {actual}.{' '}
                  {expected}. {fix}
                </p>
              ))}
            </Alert>
          ),
      )}
      {read.length === 1 && drafts.length > 1 && (
        <SelectField
          id="import-only"
          label={messages.only}
          options={[
            { value: allForms, label: messages.all },
            ...drafts.map(({ draft: { title } }) => ({ value: title, label: title })),
          ]}
          value={only}
          onChange={({ target }) => setOnly(target.value)}
        />
      )}
      {visible.map(({ source, draft }) => (
        <ImportReportView key={`${source} ${draft.id}`} draft={draft} />
      ))}
      {visible.length > 0 && <Button onClick={() => void make()}>{messages.make(visible.length)}</Button>}
    </section>
  );
}

/** Returns the selected files, or the pasted table; empty if there is neither. */
async function toContents(files: readonly File[], table: string): Promise<readonly FileContent[]> {
  if (files.length > 0)
    return Promise.all(
      files.map(async (file) => ({
        name: file.name,
        content: encodeBytes(new Uint8Array(await file.arrayBuffer())),
      })),
    );
  if (table.trim() === '') return [];
  return [{ name: 'pasted-table.txt', content: encodeBytes(new TextEncoder().encode(table)) }];
}
