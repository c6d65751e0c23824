import { useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { slugOfFile } from '../desk/chain-pages.ts';
import type { Desk } from '../desk/desk.ts';
import { FindingsList } from '../desk/findings-list.tsx';
import type { OpenFile } from '../desk/open-file.ts';
import { words } from '../words.ts';
import { headValue, withHeadValue } from './page-head.ts';
import { snippets } from './snippets.ts';
import styles from './text-view.module.css';
import { goToLine, TextView } from './text-view.tsx';

const keys = [
  { key: 'title', label: words.page.title, isNeeded: true },
  { key: 'summary', label: words.page.summary, isNeeded: true },
  { key: 'updated', label: words.page.updated, isNeeded: true },
  { key: 'minutes', label: words.page.minutes, isNeeded: false },
] as const;

export interface PageEditorProps {
  readonly desk: Desk;
  readonly open: OpenFile;
  /** Opens the reading order, when the page is gone. */
  onRemoved(): void;
}

/** A reading page: the lines of its head as fields, and its text with buttons for what may stand in it. */
export function PageEditor({ desk, open, onRemoved }: PageEditorProps) {
  const { file, history, findings } = open;
  const { text } = history.now;
  const box = useRef<HTMLDivElement>(null);
  const area = () => box.current?.querySelector('textarea');

  function insert(snippet: string) {
    const at = area()?.selectionEnd ?? text.length;
    const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
    desk.write(file, `${before}\n\n${snippet}\n${after === '' ? '' : `\n${after}`}`, '');
    requestAnimationFrame(() => {
      area()?.focus();
      area()?.setSelectionRange(before.length + 2, before.length + 2 + snippet.length);
    });
  }

  return (
    <div className={styles.view} ref={box}>
      <FindingsList open={open} onGo={({ line }) => area() && goToLine(area(), line ?? 1)} />
      <div className={styles.head}>
        {keys.map(({ key, label, isNeeded }) => {
          const field = {
            id: `head-${key}`,
            label,
            optional: !isNeeded,
            ...(isNeeded ? {} : { hint: words.page.minutesHint }),
            autoComplete: 'off',
            value: headValue(text, key),
          };
          const write = (value: string) =>
            desk.write(file, withHeadValue(text, key, value.replaceAll('\n', ' '), isNeeded), key);
          return key === 'summary' ? (
            <TextAreaField key={key} {...field} rows={2} onChange={({ target }) => write(target.value)} />
          ) : (
            <TextField key={key} {...field} onChange={({ target }) => write(target.value)} />
          );
        })}
      </div>
      <div className={styles.snippets} role="group" aria-label={words.page.insert}>
        {snippets.map(({ name, text: snippet }) => (
          <Button key={name} variant="ghost" onClick={() => insert(snippet)}>
            {name}
          </Button>
        ))}
      </div>
      <TextView
        id="page-text"
        label={words.page.text}
        text={text}
        findings={findings}
        onChange={(next) => desk.write(file, next, 'text')}
      />
      <Remove desk={desk} file={file} onRemoved={onRemoved} />
    </div>
  );
}

function Remove({ desk, file, onRemoved }: { desk: Desk; file: string; onRemoved(): void }) {
  const [isAsked, setAsked] = useState(false);
  const slug = slugOfFile(file);
  return (
    <>
      <Button variant="quiet" className={styles.remove} onClick={() => setAsked(true)}>
        {words.page.remove}
      </Button>
      <Dialog
        open={isAsked}
        title={words.page.remove}
        onCancel={() => setAsked(false)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {words.page.cancel}
            </Button>
            <Button
              onClick={() =>
                void desk.removePage(file).then((isGone) => (setAsked(false), isGone && onRemoved()))
              }
            >
              {words.page.remove}
            </Button>
          </>
        }
      >
        <p>{words.page.removeAsk(slug)}</p>
      </Dialog>
    </>
  );
}
