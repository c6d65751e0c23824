import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { strings } from './strings.ts';

const text = strings.password;

/** What a new password means, said before the form that sets it. */
export function MyPassword({ userid }: { readonly userid: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'changed' | 'lacking'>('closed');
  const opener = useRef<HTMLButtonElement>(null);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current) opener.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);

  if (state === 'lacking')
    return (
      <ProfileSection title={text.title}>
        <Alert tone="info">{text.lacking}</Alert>
      </ProfileSection>
    );
  return (
    <ProfileSection title={text.title}>
      <p>{text.about}</p>
      {state === 'open' ? (
        <PasswordForm
          userid={userid}
          onChanged={() => setState('changed')}
          onLacking={() => setState('lacking')}
          onKeep={() => setState('closed')}
        />
      ) : (
        <div className={styles.buttons}>
          <Button ref={opener} variant="ghost" onClick={() => setState('open')}>
            {text.open}
          </Button>
        </div>
      )}
      {state === 'changed' && <Alert tone="ok">{text.changed}</Alert>}
    </ProfileSection>
  );
}
