import { useEffect, useState } from 'react';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import type { TranslationView } from '../../../drafts/requests.ts';
import { LinkButton } from '../link-button.tsx';
import type { TranslationApi } from '../../editor/store/api.ts';
import { messages } from './messages.ts';
import styles from './translations.module.css';
import {
  formatTranslation,
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

  const translation = view && parseTranslation(view);
  const write = (key: string, text: string) => {
    setStatus('');
    setChanged((before) => new Map(before).set(key, text));
  };

  async function save() {
    if (!view || !translation) return;
    try {
      const text = formatTranslation(view, translation, changed, getIndianDay());
      const { outcome, now } = await api.write({ file, text, basedOn: view.hash });
      if (outcome === 'conflict') return setError(messages.conflict);
      setView({ ...view, ...now });
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
      {error !== '' && <Alert tone="error">{error}</Alert>}
      {view && !translation && <Alert tone="error">{messages.unreadable}</Alert>}
      {view && translation && (
        <>
          <p className="note">
            {messages.stage(translation.translation.stage)}. {messages.notChecked}
          </p>
          {listRows(view, translation).map((row) => (
            <Row
              key={row.key}
              row={row}
              language={view.language}
              text={changed.get(row.key)}
              onWrite={(text) => write(row.key, text)}
            />
          ))}
          <div className={styles.save}>
            <Button disabled={changed.size === 0} onClick={() => void save()}>
              {messages.save}
            </Button>
            <span role="status">{status}</span>
          </div>
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: TranslationRow;
  readonly language: string;
  /** Undefined if the author did not change or confirm it. */
  readonly text: string | undefined;
  onWrite(text: string): void;
}

function Row({ row, language, text, onWrite }: RowProps) {
  const isOpen = row.state !== 'current' && text === undefined;
  return (
    <div className={styles.row} data-state={isOpen ? row.state : 'current'}>
      <div>
        <p className={styles.english} lang="en">
          {row.english}
        </p>
        {isOpen && <p className={styles.mark}>{messages.states[row.state]}</p>}
        {isOpen && row.state === 'stale' && (
          <LinkButton onClick={() => onWrite(row.text)}>{messages.confirm}</LinkButton>
        )}
      </div>
      <TextAreaField
        id={`translation-${row.key}`}
        label={row.key}
        lang={language}
        rows={Math.min(8, Math.max(2, Math.ceil(row.english.length / 40)))}
        value={text ?? row.text}
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  );
}
