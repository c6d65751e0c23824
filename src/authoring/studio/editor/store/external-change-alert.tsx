import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import { diffLines } from './diff-lines.ts';
import styles from './editor.module.css';
import type { OpenFile } from './open-file.ts';

/** Props of `ExternalChangeAlert`. */
export interface ExternalChangeAlertProps {
  readonly open: OpenFile;
  acceptExternal(): void;
  keepDraft(): void;
}

/**
 * Alert about a change of the file by another program, with the lines that differ and the choice between both
 * versions.
 */
export function ExternalChangeAlert({ open, acceptExternal, keepDraft }: ExternalChangeAlertProps) {
  if (!open.externalChange) return null;
  const mine = open.history.now.text;
  const theirs = open.externalChange.text;
  const [ownLines, otherLines] = diffLines(mine, theirs ?? '');
  return (
    <Alert status="error">
      <strong>{messages.outside.title}</strong>
      <p>
        {messages.outside.text} {theirs === null && messages.outside.gone}
      </p>
      <div className={styles.both}>
        {[
          { title: messages.outside.mine, lines: ownLines },
          { title: messages.outside.theirs, lines: otherLines },
        ].map(({ title, lines }) => (
          <section key={title} aria-label={`${title}: ${messages.outside.lines}`}>
            <h4>{title}</h4>
            <pre>{lines.join('\n') || '–'}</pre>
          </section>
        ))}
      </div>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={acceptExternal}>
          {messages.outside.take}
        </Button>
        <Button variant="secondary" onClick={keepDraft}>
          {messages.outside.keep}
        </Button>
      </div>
    </Alert>
  );
}
