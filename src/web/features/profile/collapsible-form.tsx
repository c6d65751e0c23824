import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { UnsupportedSection } from './unsupported-section.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

/** Callbacks of a form in a `CollapsibleForm`. */
export interface FormCallbacks {
  /** The form has succeeded. */
  onDone(): void;
  /** The server does not have the route. */
  onUnsupported(): void;
  /** The form was cancelled. */
  onCancel(): void;
}

export interface CollapsibleFormProps {
  readonly text: {
    readonly title: string;
    /** Label of the button that opens the form. */
    readonly open: string;
    /** Confirmation; left out if the screen changes. */
    readonly done?: string;
    readonly unsupported: string;
  };
  /** Explanation, displayed with the button and with the form. */
  readonly about: ReactNode;
  renderForm(callbacks: FormCallbacks): ReactNode;
}

/** A section whose button opens a form in its place. When the form closes, the button takes the focus. */
export function CollapsibleForm({ text, about, renderForm }: CollapsibleFormProps) {
  const [state, setState] = useState<'closed' | 'open' | 'done' | 'unsupported'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current) opener.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);

  if (state === 'unsupported') return <UnsupportedSection text={text} />;
  return (
    <ProfileSection title={text.title}>
      {about}
      {state === 'open' ? (
        renderForm({
          onDone: () => setState('done'),
          onUnsupported: () => setState('unsupported'),
          onCancel: () => setState('closed'),
        })
      ) : (
        <div className={styles.buttons}>
          <Button ref={opener} variant="secondary" onClick={() => setState('open')}>
            {text.open}
          </Button>
        </div>
      )}
      {state === 'done' && <Alert status="success">{text.done}</Alert>}
    </ProfileSection>
  );
}
