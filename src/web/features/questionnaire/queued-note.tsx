import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDeletePendingSubmissions } from '#api/outbox/use-delete-pending-submissions.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { queueMessages } from '#api/outbox/messages.ts';
import helpNow from '#compiled/help-now.json';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import styles from './queued-note.module.css';
import { screenMessages } from './screen-messages.ts';

/**
 * Replaces the questions if their answers are queued and the feedback screen could not be loaded. Displays help
 * numbers if the instrument has help rules.
 */
export function QueuedNote({ instrument, userid }: { instrument: Instrument; userid: string }) {
  const { id, title, help, routes } = instrument;
  const isSent = useDeviceQueue(userid, true)?.sent.includes(id) === true;
  const { status, remove } = useDeletePendingSubmissions(userid);
  const heading = useRef<HTMLHeadingElement>(null);
  // On mount, and when the answers are sent while the confirmation dialog is open.
  useEffect(() => {
    if (!isSent || document.activeElement === document.body) heading.current?.focus();
  }, [isSent]);

  function deleteQueued() {
    // Moves the focus before the button is removed.
    heading.current?.focus();
    void remove(id);
  }

  return (
    <div className={styles.kept}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {isSent ? (
        <Alert tone="ok">
          <strong>{queueMessages.sent}.</strong> {queueMessages.sentText}
        </Alert>
      ) : status && !status.failed ? (
        <Alert tone="info">{status.text}</Alert>
      ) : (
        <Alert tone="info">
          <p>
            <strong>{queueMessages.kept}</strong>
          </p>
          <p>{queueMessages.sealed}</p>
          <div className={styles.way}>
            <ConfirmButton
              label={queueMessages.remove}
              title={queueMessages.removeQuestion}
              cancelLabel={queueMessages.keep}
              onConfirm={deleteQueued}
            >
              <p>{queueMessages.removeText}</p>
            </ConfirmButton>
          </div>
        </Alert>
      )}
      {status?.failed && <Alert tone="error">{status.text}</Alert>}
      <p>
        <Link className={buttonClass('primary')} to={isSent ? routes.feedback : '/dashboard'} replace>
          {isSent ? queueMessages.seeResult : screenMessages.toDashboard}
        </Link>
      </p>
      {help.firstWhen.length > 0 && (
        <HelplineBlock
          title={queueMessages.help.title}
          text={queueMessages.help.text}
          lines={helpNow.lines}
        />
      )}
    </div>
  );
}
