import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import styles from './contact.module.css';
import { strings } from './strings.ts';

const { sent } = strings.contact;

/** Shown in the form's place once the message has been sent, and takes focus, since the button is gone. */
export function ContactSent({ email, onAgain }: { email: string; onAgain(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={styles.form}>
      <Alert ref={box} tone="ok" tabIndex={-1}>
        <h2 className={styles.sent}>{sent.title}</h2>
        <p>{sent.text(email)}</p>
      </Alert>
      <div className={styles.buttons}>
        <Link className={buttonClass('primary')} to="/">
          {sent.home}
        </Link>
        <Button variant="ghost" onClick={onAgain}>
          {sent.again}
        </Button>
      </div>
    </div>
  );
}
