import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/account/limits.ts';
import { joinSentences, type Translate } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './form/account-card.module.css';
import { useCountdown } from './use-countdown.ts';
import { times } from './times.ts';

export interface LinkSentProps {
  /** The address that the link was sent to. */
  address: string;
  /** When the last mail was sent, in milliseconds. */
  sentAt: number;
  /** How many mails this page sent to the address. */
  mails: number;
  /** Sends another mail. Resolves to an error message, or to null. */
  onAgain(): Promise<string | null>;
  /** Enables the field of the address again. */
  onChangeAddress(): void;
}

/**
 * What to do after a mail was sent: where to look for it, and how to get another one. Beyond the limit of the server a
 * mail is sent only if no earlier link works, so the button is then away for an hour.
 */
export function LinkSent({ address, sentAt, mails, onAgain, onChangeAddress }: LinkSentProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isLimitReached = mails >= limits.linkMailsAnHour;
  const secondsLeft = useCountdown(sentAt + (isLimitReached ? times.linkMailLimit : times.linkMailAgain));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isBeyondLimit = isLimitReached && secondsLeft > 0;
  // The field and the button are disabled, so the focus moves to the message.
  useEffect(() => box.current?.focus(), []);

  async function sendAgain() {
    if (isBusy || secondsLeft > 0) return;
    setBusy(true);
    setError(null);
    setError(await onAgain());
    setBusy(false);
  }

  return (
    <div className={styles.stack}>
      <Alert ref={box} status="success" tabIndex={-1}>
        {t('account.linkSent')}
      </Alert>
      <p>
        {joinSentences(t, [t('account.signUp.sentTo', { address }), t('account.signUp.spam')])}{' '}
        <span role="status">{describeState(t, mails, isBeyondLimit)}</span>
      </p>
      {error && <Alert status="error">{error}</Alert>}
      <div className={styles.buttons}>
        {!isBeyondLimit && (
          <Button
            variant="secondary"
            aria-disabled={secondsLeft > 0}
            loading={isBusy}
            loadingLabel={t('account.signUp.busy')}
            onClick={() => void sendAgain()}
          >
            {secondsLeft > 0
              ? t('account.signUp.sendAgainIn', { seconds: secondsLeft })
              : t('account.signUp.sendAgain')}
          </Button>
        )}
        <Button variant="secondary" onClick={onChangeAddress}>
          {t('account.signUp.changeAddress')}
        </Button>
      </div>
      <p role="status" className="sr">
        {announceWait(t, secondsLeft, isBeyondLimit)}
      </p>
    </div>
  );
}

function describeState(t: Translate, mails: number, isBeyondLimit: boolean): string | null {
  if (isBeyondLimit) return t('account.signUp.limit', { mails });
  return mails > 1 ? t('account.signUp.sentAgain') : null;
}

/** Announced at the start, at each half minute and at the end: a screen reader does not read every second. */
function announceWait(t: Translate, secondsLeft: number, isBeyondLimit: boolean): string | null {
  if (isBeyondLimit) return null;
  return secondsLeft > 0
    ? t('account.signUp.waitBeforeAgain', { seconds: Math.ceil(secondsLeft / 30) * 30 })
    : t('account.signUp.againReady');
}
