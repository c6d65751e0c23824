import { useEffect, useRef, useState } from 'react';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { useDeletePendingSubmissions } from '#api/outbox/use-delete-pending-submissions.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import styles from './queued-answers.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { RichText } from '#web-language/rich-text.tsx';

interface Props {
  userid: string;
  deviceQueue: DeviceQueue | undefined;
  cards: readonly InstrumentCard[];
}

/** The queued answers on this phone, each with a button to delete it. */
export function QueuedAnswers({ userid, deviceQueue, cards }: Props) {
  const { t } = useTranslation();
  const { status, remove } = useDeletePendingSubmissions(userid);
  const sectionRef = useRef<HTMLElement>(null);
  /** Id of the section in the confirmation dialog. */
  const [idToConfirm, setIdToConfirm] = useState<string | null>(null);
  const queuedCards = cards.filter(({ id }) => deviceQueue?.waiting.includes(id));
  // The answers were sent while the dialog was open, so the result replaces it.
  const wasSentMeanwhile =
    idToConfirm !== null &&
    deviceQueue?.sent.includes(idToConfirm) === true &&
    !deviceQueue.waiting.includes(idToConfirm);
  useEffect(() => {
    if (wasSentMeanwhile) sectionRef.current?.focus();
  }, [wasSentMeanwhile]);
  if (queuedCards.length === 0 && status === null && !wasSentMeanwhile) return null;
  return (
    <section ref={sectionRef} tabIndex={-1} className={styles.waiting} aria-labelledby="waiting-submissions">
      <h2 id="waiting-submissions">{t('dashboard.queued.title')}</h2>
      {queuedCards.length > 0 && <p>{t('shell.outbox.sealed')}</p>}
      <ul>
        {queuedCards.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <ConfirmButton
              label={t('shell.outbox.remove')}
              aria-label={t('shell.outbox.removeNamed', { title })}
              title={t('shell.outbox.removeQuestion')}
              cancelLabel={t('shell.outbox.keep')}
              onOpenChange={(open) => setIdToConfirm(open ? id : null)}
              onConfirm={() => {
                // Moves the focus before the button is removed.
                sectionRef.current?.focus();
                void remove(id);
              }}
            >
              <p>{title}</p>
              <p>{t('shell.outbox.removeText')}</p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <p role="status">
        {wasSentMeanwhile ? (
          <RichText id="shell.outbox.sentText" components={{ strong: <strong /> }} />
        ) : (
          status?.text
        )}
      </p>
    </section>
  );
}
