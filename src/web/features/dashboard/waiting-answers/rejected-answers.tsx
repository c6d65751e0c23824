import { useRef } from 'react';
import type { QueuedSubmission } from '#api/outbox/queued-submission.ts';
import { loadOutbox } from '#api/outbox/load-outbox.ts';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import styles from './rejected-answers.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  deviceQueue: DeviceQueue;
  cards: readonly InstrumentCard[];
}

/** The queued answers that the server has rejected, each with the reason and a button to delete it. */
export function RejectedAnswers({ deviceQueue, cards }: Props) {
  const { t } = useTranslation();
  const containerRef = useRef<HTMLDivElement>(null);
  const getTitle = ({ sectionId }: QueuedSubmission) =>
    cards.find(({ id }) => id === sectionId)?.title ?? sectionId;

  function remove(submission: QueuedSubmission) {
    // Moves the focus before the button is removed.
    containerRef.current?.focus();
    void loadOutbox().then(({ deleteQueued }) => deleteQueued(submission.id));
  }

  return (
    <div ref={containerRef} tabIndex={-1} className={styles.refused}>
      {deviceQueue.submissions.flatMap((submission) =>
        submission.refusal
          ? [
              <Alert key={submission.id} status="error">
                <p>
                  <strong>{t('dashboard.rejected.refused', { title: getTitle(submission) })}</strong>
                </p>
                <p>{submission.refusal.message ?? t('dashboard.rejected.noReason')}</p>
                <p>{t('dashboard.rejected.kept')}</p>
                <ConfirmButton
                  label={t('shell.outbox.remove')}
                  aria-label={t('shell.outbox.removeNamed', { title: getTitle(submission) })}
                  title={t('shell.outbox.removeQuestion')}
                  cancelLabel={t('shell.outbox.keep')}
                  onConfirm={() => remove(submission)}
                >
                  <p>{t('dashboard.rejected.text')}</p>
                </ConfirmButton>
              </Alert>,
            ]
          : [],
      )}
    </div>
  );
}
