import { type FormEvent, useEffect, useRef, useState } from 'react';
import { removalConfirmationWord } from '#domain/account/removal.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { FormCallbacks } from './collapsible-form.tsx';
import styles from './profile.module.css';
import { type AccountRemovalErrors, useAccountRemoval } from './use-account-removal.ts';

export interface RemovalFormProps extends Omit<FormCallbacks, 'onDone'> {
  readonly userid: string;
  onRemoved(): void;
}

/** The form to delete the account: requires a confirmation word and the password. */
export function RemovalForm({ userid, onRemoved, onUnsupported, onCancel }: RemovalFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<AccountRemovalErrors>({});
  const [attempts, setAttempts] = useState(0);
  const { remove, isBusy } = useAccountRemoval(userid);

  useEffect(() => {
    // Focuses the first field on mount, and the first invalid field after a failed submission.
    const invalidField = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = attempts === 0 ? form.current?.querySelector('input') : invalidField;
    target?.focus();
  }, [attempts]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblems({});
    const outcome = await remove(word, password);
    if (outcome === 'removed') return onRemoved();
    if (outcome === 'unsupported') return onUnsupported();
    setProblems(outcome);
    setAttempts(attempts + 1);
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        name="confirm"
        label={t('profile.removal.wordLabel', { word: removalConfirmationWord })}
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
        label={t('profile.removal.password')}
        value={password}
        error={problems.password}
        autoComplete="current-password"
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems({ ...problems, password: undefined });
        }}
      />
      {problems.form && <Alert status="error">{problems.form}</Alert>}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {t('profile.removal.keep')}
        </Button>
        <Button type="submit" variant="danger" loading={isBusy} loadingLabel={t('profile.removal.busy')}>
          {t('profile.removal.submit')}
        </Button>
      </div>
    </form>
  );
}
