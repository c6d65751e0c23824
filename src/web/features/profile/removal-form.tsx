import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { FormEnds } from './form-part.tsx';
import styles from './profile.module.css';
import { messages } from './messages.ts';
import { type RemovalProblems, useRemoval } from './use-removal.ts';

const text = messages.removal;

export interface RemovalFormProps extends Omit<FormEnds, 'onDone'> {
  readonly userid: string;
  onRemoved(): void;
}

/** The typed word and the password: both, before an account goes. */
export function RemovalForm({ userid, onRemoved, onLacking, onKeep }: RemovalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<RemovalProblems>({});
  const [tries, setTries] = useState(0);
  const { remove, busy } = useRemoval(userid);

  useEffect(() => {
    // At first the form has just opened; later a try has failed and its messages are there.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const first = tries === 0 ? form.current?.querySelector('input') : wrong;
    first?.focus();
  }, [tries]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setProblems({});
    const outcome = await remove(word, password);
    if (outcome === 'removed') return onRemoved();
    if (outcome === 'lacking') return onLacking();
    setProblems(outcome);
    setTries(tries + 1);
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        name="confirm"
        label={text.wordLabel(text.word)}
        value={word}
        error={problems.word}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setWord(event.target.value);
          setProblems({ ...problems, word: undefined });
        }}
      />
      <PasswordField
        name="password"
        label={text.password}
        value={password}
        error={problems.password}
        autoComplete="current-password"
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems({ ...problems, password: undefined });
        }}
      />
      {problems.form && <Alert tone="error">{problems.form}</Alert>}
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onKeep}>
          {text.keep}
        </Button>
        <Button type="submit" busy={busy} busyText={text.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
