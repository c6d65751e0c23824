import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ComplaintReceipt } from '#contract/responses.ts';
import { createFormat } from '#language/format.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import styles from './contact.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** A sent message. */
export interface SentContact {
  /** The address for the answer. */
  readonly email: string;
  /** Null for a message that is not a complaint. */
  readonly receipt: ComplaintReceipt | null;
}

/** Replaces the form after the message is sent. Takes the focus, because the button is removed. */
export function ContactSent({ email, receipt, onAgain }: SentContact & { onAgain(): void }) {
  const { t, language } = useTranslation();
  // The day in India, as in the mail.
  const format = createFormat(language, { inIndia: true });
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    boxRef.current?.focus();
    boxRef.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={styles.form}>
      <Alert ref={boxRef} status="success" tabIndex={-1}>
        {receipt ? (
          <>
            <h2 className={styles.sent}>{t('contact.sent.complaint.title')}</h2>
            <p>
              {t('contact.sent.complaint.number')}{' '}
              <strong className={styles.reference}>{receipt.reference}</strong>
            </p>
            <p>
              {t('contact.sent.complaint.text', {
                email,
                day: format.longDay(receipt.dueAt),
              })}
            </p>
          </>
        ) : (
          <>
            <h2 className={styles.sent}>{t('contact.sent.title')}</h2>
            <p>{t('contact.sent.text', { email })}</p>
          </>
        )}
      </Alert>
      <div className={styles.buttons}>
        <Link className={buttonClass('primary')} to="/">
          {t('contact.sent.home')}
        </Link>
        <Button variant="secondary" onClick={onAgain}>
          {t('contact.sent.again')}
        </Button>
      </div>
    </div>
  );
}
