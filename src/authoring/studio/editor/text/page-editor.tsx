import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { getPageSlug } from '../store/reading-pages.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { FindingsList } from '../store/findings-list.tsx';
import type { OpenFile } from '../store/open-file.ts';
import { messages } from '../messages.ts';
import { getFrontmatterValue, setFrontmatterValue } from './frontmatter-values.ts';
import { snippets } from './snippets.ts';
import styles from './text-view.module.css';
import { goToLine, TextView } from './text-view.tsx';

const keys = [
  { key: 'title', label: messages.page.title, isRequired: true },
  { key: 'summary', label: messages.page.summary, isRequired: true },
  { key: 'updated', label: messages.page.updated, isRequired: true },
  { key: 'minutes', label: messages.page.minutes, isRequired: false },
] as const;

/** Props of `PageEditor`. */
export interface PageEditorProps {
  readonly store: EditorStore;
  readonly open: OpenFile;
  /** Called after the page was removed. */
  onRemoved(): void;
}

/** The editor of a reading page: fields for the head, and the text with buttons that insert snippets. */
export function PageEditor({ store, open, onRemoved }: PageEditorProps) {
  const { file, history, findings } = open;
  const { text } = history.now;
  const box = useRef<HTMLDivElement>(null);
  const getTextArea = () => box.current?.querySelector('textarea');

  function insert(snippet: string) {
    const at = getTextArea()?.selectionEnd ?? text.length;
    const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
    store.write(file, `${before}\n\n${snippet}\n${after === '' ? '' : `\n${after}`}`, '');
    requestAnimationFrame(() => {
      getTextArea()?.focus();
      getTextArea()?.setSelectionRange(before.length + 2, before.length + 2 + snippet.length);
    });
  }

  return (
    <div className={styles.view} ref={box}>
      <FindingsList open={open} onGo={({ line }) => getTextArea() && goToLine(getTextArea(), line ?? 1)} />
      <div className={styles.head}>
        {keys.map(({ key, label, isRequired }) => {
          const field = {
            id: `head-${key}`,
            label,
            optional: !isRequired,
            ...(isRequired ? {} : { description: messages.page.minutesHint }),
            autoComplete: 'off',
            value: getFrontmatterValue(text, key),
          };
          const write = (value: string) =>
            store.write(file, setFrontmatterValue(text, key, value.replaceAll('\n', ' '), isRequired), key);
          return key === 'summary' ? (
            <TextAreaField key={key} {...field} rows={2} onChange={({ target }) => write(target.value)} />
          ) : (
            <TextField key={key} {...field} onChange={({ target }) => write(target.value)} />
          );
        })}
      </div>
      <div className={styles.snippets} role="group" aria-label={messages.page.insert}>
        {snippets.map(({ name, text: snippet }) => (
          <Button key={name} variant="secondary" onClick={() => insert(snippet)}>
            {name}
          </Button>
        ))}
      </div>
      <TextView
        id="page-text"
        label={messages.page.text}
        text={text}
        findings={findings}
        onChange={(next) => store.write(file, next, 'text')}
      />
      <RemovePage store={store} file={file} onRemoved={onRemoved} />
    </div>
  );
}

function RemovePage({ store, file, onRemoved }: { store: EditorStore; file: string; onRemoved(): void }) {
  const [isConfirming, setConfirming] = useState(false);
  const slug = getPageSlug(file);
  return (
    <>
      <Button variant="tertiary" className={styles.remove} onClick={() => setConfirming(true)}>
        {messages.page.remove}
      </Button>
      <Dialog
        open={isConfirming}
        title={messages.page.remove}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {messages.page.cancel}
            </Button>
            <Button
              onClick={() =>
                void store
                  .removePage(file)
                  .then((isRemoved) => (setConfirming(false), isRemoved && onRemoved()))
              }
            >
              {messages.page.remove}
            </Button>
          </>
        }
      >
        <p>{messages.page.removeAsk(slug)}</p>
      </Dialog>
    </>
  );
}
