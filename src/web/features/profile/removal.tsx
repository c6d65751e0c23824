import { useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { RemovalForm, type RemovalFormProps } from './removal-form.tsx';
import { strings } from './strings.ts';

const text = strings.removal;

export type RemovalProps = Pick<RemovalFormProps, 'userid' | 'onRemoved'>;

/** What deleting the account means, said before the form that does it. */
export function Removal({ userid, onRemoved }: RemovalProps) {
  const [state, setState] = useState<'closed' | 'open' | 'lacking'>('closed');
  const opener = useRef<HTMLButtonElement>(null);

  if (state === 'lacking')
    return (
      <ProfileSection title={text.title}>
        <Alert tone="info">{text.lacking}</Alert>
      </ProfileSection>
    );
  return (
    <ProfileSection title={text.title}>
      <dl className={styles.facts}>
        {[text.now, text.kept, text.apart].map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <p>{text.mail}</p>
      {state === 'open' ? (
        <RemovalForm
          userid={userid}
          onRemoved={onRemoved}
          onLacking={() => setState('lacking')}
          onKeep={() => {
            setState('closed');
            // After React has brought the button back.
            setTimeout(() => opener.current?.focus());
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button ref={opener} variant="ghost" onClick={() => setState('open')}>
            {text.open}
          </Button>
        </div>
      )}
    </ProfileSection>
  );
}
