import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ComplaintReceipt } from '#contract/responses.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import styles from './contact.module.css';
import { messages } from './messages.ts';

const { sent } = messages.contact;

/** What was sent. */
export interface SentContact {
  /** The address that the answer goes to. */
  readonly email: string;
  /** Of a complaint; null for a message. */
  readonly receipt: ComplaintReceipt | null;
}

const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Shown in the form's place once the message has been sent, and takes focus, since the button is gone. */
export function ContactSent({ email, receipt, onAgain }: SentContact & { onAgain(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={styles.form}>
      <Alert ref={box} tone="ok" tabIndex={-1}>
        {receipt ? (
          <>
            <h2 className={styles.sent}>{sent.complaint.title}</h2>
            <p>
              {sent.complaint.number} <strong className={styles.reference}>{receipt.reference}</strong>
            </p>
            <p>{sent.complaint.text(email, inIndia.format(new Date(receipt.dueAt)))}</p>
          </>
        ) : (
          <>
            <h2 className={styles.sent}>{sent.title}</h2>
            <p>{sent.text(email)}</p>
          </>
        )}
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
