import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PartLacking } from './part-lacking.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

/** What a form tells the part that it stands in. */
export interface FormEnds {
  /** What it is for is done: the part says so in its words. */
  onDone(): void;
  /** The server has no such call. */
  onLacking(): void;
  /** The person leaves everything as it is. */
  onKeep(): void;
}

export interface FormPartProps {
  readonly text: {
    readonly title: string;
    /** The button that opens the form. */
    readonly open: string;
    /** Said in its place once it is done; without it the screen goes on by itself. */
    readonly done?: string;
    readonly lacking: string;
  };
  /** What it means, before the form and beside it. */
  readonly about: ReactNode;
  form(ends: FormEnds): ReactNode;
}

/** A part whose button opens a form in its place. When the form has gone, focus comes back to the button. */
export function FormPart({ text, about, form }: FormPartProps) {
  const [state, setState] = useState<'closed' | 'open' | 'done' | 'lacking'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current) opener.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);

  if (state === 'lacking') return <PartLacking text={text} />;
  return (
    <ProfileSection title={text.title}>
      {about}
      {state === 'open' ? (
        form({
          onDone: () => setState('done'),
          onLacking: () => setState('lacking'),
          onKeep: () => setState('closed'),
        })
      ) : (
        <div className={styles.buttons}>
          <Button ref={opener} variant="ghost" onClick={() => setState('open')}>
            {text.open}
          </Button>
        </div>
      )}
      {state === 'done' && <Alert tone="ok">{text.done}</Alert>}
    </ProfileSection>
  );
}
