import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { words } from '../messages.ts';
import { diffLines } from './diff-lines.ts';
import styles from './editor.module.css';
import type { OpenFile } from './open-file.ts';

export interface OutsideProps {
  readonly open: OpenFile;
  take(): void;
  keep(): void;
}

/** The file was changed by somebody else while it was edited here: both, line by line where they differ, and the choice. */
export function Outside({ open, take, keep }: OutsideProps) {
  if (!open.outside) return null;
  const mine = open.history.now.text;
  const theirs = open.outside.text;
  const [own, other] = diffLines(mine, theirs ?? '');
  return (
    <Alert tone="error">
      <strong>{words.outside.title}</strong>
      <p>
        {words.outside.text} {theirs === null && words.outside.gone}
      </p>
      <div className={styles.both}>
        {[
          { title: words.outside.mine, lines: own },
          { title: words.outside.theirs, lines: other },
        ].map(({ title, lines }) => (
          <section key={title} aria-label={`${title}: ${words.outside.lines}`}>
            <h4>{title}</h4>
            <pre>{lines.join('\n') || '–'}</pre>
          </section>
        ))}
      </div>
      <div className={styles.choices}>
        <Button variant="ghost" onClick={take}>
          {words.outside.take}
        </Button>
        <Button variant="ghost" onClick={keep}>
          {words.outside.keep}
        </Button>
      </div>
    </Alert>
  );
}
