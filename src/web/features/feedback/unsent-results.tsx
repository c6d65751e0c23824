import { useDeleteWaiting } from '#api/outbox/use-delete-waiting.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { queueMessages } from '#api/outbox/messages.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { titleId } from './feedback-frame.tsx';
import { QueuedResults } from './queued-results.tsx';
import { Results, type SectionResultsProps } from './results.tsx';
import { UnsentAnswers } from './unsent-answers.tsx';
import { unsentMessages } from './unsent-messages.ts';
import { useUnsent } from './use-unsent.ts';

/** A section's result with the answers that this device holds for it, or is sending. */
export function UnsentResults(props: SectionResultsProps) {
  const { instrument, userid } = props;
  const { sending, problems, send, skipped, kept } = useUnsent(instrument, userid);
  // Always: what is being sent when this screen comes may come to wait while it stands.
  const onPhone = useDeviceQueue(userid, true);
  const { status, remove } = useDeleteWaiting(userid);

  function deleteKept() {
    // The button goes with its answers: focus must not.
    document.getElementById(titleId)?.focus();
    void remove(instrument.id);
  }

  // An earlier result must not be taken for that of the answers that wait.
  if (onPhone ? onPhone.waiting.includes(instrument.id) : kept)
    return <QueuedResults {...props} onDelete={deleteKept} failure={status?.failed ? status.text : ''} />;
  const unsent = !sending && (problems.length > 0 || send !== null);
  return (
    <Results
      {...props}
      sending={sending ? unsentMessages.sending : ''}
      skipped={skipped}
      sent={
        onPhone?.sent.includes(instrument.id) ? (
          <Alert tone="ok">
            <strong>{queueMessages.sent}.</strong> {queueMessages.sentText}
          </Alert>
        ) : (
          status?.text && <Alert tone="info">{status.text}</Alert>
        )
      }
      unsent={
        unsent
          ? (earlierBelow) => <UnsentAnswers problems={problems} send={send} earlierBelow={earlierBelow} />
          : null
      }
    />
  );
}
