import { useEffect, useState } from 'react';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import type { TranslationView, WriteOutcome } from '../../../drafts/requests.ts';
import { LinkButton } from '../link-button.tsx';
import type { TranslationApi } from '../../editor/store/api.ts';
import { messages } from './messages.ts';
import styles from './translations.module.css';
import {
  formatTranslation,
  listPageRows,
  listRows,
  parseTranslation,
  type TranslationRow,
} from '../../editor/translation/translation-draft.ts';

/** Props of `TranslationEditor`. */
export interface TranslationEditorProps {
  /** Relative to the repository. */
  readonly file: string;
  readonly api: TranslationApi;
  onClose(): void;
}

/** A translated file: each English text with its translation, and marks for what is missing or changed. */
export function TranslationEditor({ file, api, onClose }: TranslationEditorProps) {
  const [view, setView] = useState<TranslationView>();
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');

  useEffect(() => {
    let isCurrent = true;
    api.readTranslation(file).then(
      (read) => isCurrent && setView(read),
      (failure: Error) => isCurrent && setError(failure.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, file]);

  const form = view && createForm(view, file, changed, api);
  // A page is saved whole: it has one mark for the English text.
  const isPage = view?.page !== undefined;
  const openCount = form?.rows.filter((row) => getState(row, changed.get(row.key)) !== 'current').length ?? 0;
  const isPageStale = view?.page?.isStale === true && openCount > 0;
  const write = (key: string, text: string) => {
    setStatus('');
    setChanged((before) => new Map(before).set(key, text));
  };

  async function save() {
    if (!view || !form) return;
    try {
      const { outcome } = await form.write();
      if (outcome === 'conflict') return setError(messages.conflict);
      setView(await api.readTranslation(file));
      setChanged(new Map());
      setError('');
      setStatus(messages.saved);
    } catch (failure) {
      setError((failure as Error).message);
    }
  }

  return (
    <section className={styles.editor} aria-label={file}>
      <LinkButton onClick={onClose}>{messages.back}</LinkButton>
      <h2>{file}</h2>
      {error !== '' && <Alert status="error">{error}</Alert>}
      {view && !form && <Alert status="error">{messages.unreadable}</Alert>}
      {view && form && (
        <>
          <p className="note">
            {messages.stage(form.stage)}. {messages.notChecked}
          </p>
          {isPageStale && (
            <Alert status="info">
              {messages.pageStale}{' '}
              <LinkButton onClick={() => setChanged(new Map([...listCurrent(form.rows), ...changed]))}>
                {messages.confirmAll}
              </LinkButton>
            </Alert>
          )}
          {form.rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              language={view.language}
              text={changed.get(row.key)}
              onWrite={(text) => write(row.key, text)}
            />
          ))}
          <div className={styles.save}>
            <Button disabled={changed.size === 0 || (isPage && openCount > 0)} onClick={() => void save()}>
              {messages.save}
            </Button>
            <span role="status">{isPage && openCount > 0 ? messages.left(openCount) : status}</span>
          </div>
        </>
      )}
    </section>
  );
}

/** What the view needs of a file, whatever its kind. */
interface TranslationForm {
  readonly stage: string;
  readonly rows: readonly TranslationRow[];
  write(): Promise<WriteOutcome>;
}

/** @returns undefined if the file cannot be read */
function createForm(
  view: TranslationView,
  file: string,
  changed: ReadonlyMap<string, string>,
  api: TranslationApi,
): TranslationForm | undefined {
  const basedOn = view.hash;
  if (view.page)
    return {
      stage: view.page.stage,
      rows: listPageRows(view),
      write: () => api.writePage({ file, texts: Object.fromEntries(changed), basedOn }),
    };
  const translation = parseTranslation(view);
  return (
    translation && {
      stage: translation.translation.stage,
      rows: listRows(view, translation),
      write: () =>
        api.write({ file, text: formatTranslation(view, translation, changed, getIndianDay()), basedOn }),
    }
  );
}

/** The state of a text with what the author wrote or confirmed. */
function getState({ state }: TranslationRow, text: string | undefined): TranslationRow['state'] {
  if (text === undefined) return state;
  return text.trim() === '' ? 'missing' : 'current';
}

const listCurrent = (rows: readonly TranslationRow[]) =>
  rows.flatMap(({ key, text }) => (text === '' ? [] : [[key, text] as const]));

interface RowProps {
  readonly row: TranslationRow;
  readonly language: string;
  /** Undefined if the author did not change or confirm it. */
  readonly text: string | undefined;
  onWrite(text: string): void;
}

function Row({ row, language, text, onWrite }: RowProps) {
  const state = getState(row, text);
  return (
    <div className={styles.row} data-state={state}>
      <div>
        <p className={styles.english} lang="en">
          {row.english}
        </p>
        {state !== 'current' && <p className={styles.mark}>{messages.states[state]}</p>}
        {state === 'stale' && <LinkButton onClick={() => onWrite(row.text)}>{messages.confirm}</LinkButton>}
      </div>
      <TextAreaField
        id={`translation-${row.key}`}
        label={messages.label(row.key)}
        lang={language}
        rows={Math.min(row.key === 'body' ? 40 : 8, Math.max(2, Math.ceil(row.english.length / 40)))}
        value={text ?? row.text}
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  );
}
