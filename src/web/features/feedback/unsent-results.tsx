import { useDeletePendingSubmissions } from '#api/outbox/use-delete-pending-submissions.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { titleId } from './feedback-frame.tsx';
import { QueuedResults } from './queued-results.tsx';
import { Results, type SectionResultsProps } from './results.tsx';
import { UnsentAnswers } from './unsent-answers.tsx';
import { useUnsentAnswers } from './use-unsent-answers.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { RichText } from '#web-language/rich-text.tsx';

/** The result of a section with unsent or queued answers. */
export function UnsentResults(props: SectionResultsProps) {
  const { t } = useTranslation();
  const { instrument, userid } = props;
  const { isSending, problems, send, skipped, isQueued } = useUnsentAnswers(instrument, userid);
  // Always subscribed: answers that are being sent may be queued later.
  const deviceQueue = useDeviceQueue(userid, true);
  const { status, remove } = useDeletePendingSubmissions(userid);

  function deleteQueued() {
    // The button is removed with the answers, so the focus moves to the title.
    document.getElementById(titleId)?.focus();
    void remove(instrument.id);
  }

  // An earlier result could be mistaken for that of the queued answers.
  if (deviceQueue ? deviceQueue.waiting.includes(instrument.id) : isQueued)
    return (
      <QueuedResults {...props} onDelete={deleteQueued} deleteError={status?.failed ? status.text : ''} />
    );
  const hasUnsent = !isSending && (problems.length > 0 || send !== null);
  return (
    <Results
      {...props}
      sendingText={isSending ? t('results.unsent.sending') : ''}
      skipped={skipped}
      sentNote={
        deviceQueue?.sent.includes(instrument.id) ? (
          <Alert status="success">
            <RichText id="shell.outbox.sentText" components={{ strong: <strong /> }} />
          </Alert>
        ) : (
          status?.text && <Alert status="info">{status.text}</Alert>
        )
      }
      renderUnsent={
        hasUnsent
          ? (hasEarlierResult) => (
              <UnsentAnswers problems={problems} send={send} hasEarlierResult={hasEarlierResult} />
            )
          : null
      }
    />
  );
}
