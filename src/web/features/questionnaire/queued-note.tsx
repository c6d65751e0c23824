import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDeletePendingSubmissions } from '#api/outbox/use-delete-pending-submissions.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import englishHelpNow from '#compiled/help-now.json';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import styles from './queued-note.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';
import { RichText } from '#web-language/rich-text.tsx';

/**
 * Replaces the questions if their answers are queued and the feedback screen could not be loaded. Displays help
 * numbers if the instrument has help rules.
 */
export function QueuedNote({ instrument, userid }: { instrument: Instrument; userid: string }) {
  const helpNow = useContent('help-now.json', englishHelpNow);
  const { t } = useTranslation();
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
        <Alert status="success">
          <RichText id="shell.outbox.sentText" components={{ strong: <strong /> }} />
        </Alert>
      ) : status && !status.failed ? (
        <Alert status="info">{status.text}</Alert>
      ) : (
        <Alert status="info">
          <p>
            <strong>{t('shell.outbox.kept')}</strong>
          </p>
          <p>{t('shell.outbox.sealed')}</p>
          <div className={styles.way}>
            <ConfirmButton
              label={t('shell.outbox.remove')}
              title={t('shell.outbox.removeQuestion')}
              cancelLabel={t('shell.outbox.keep')}
              onConfirm={deleteQueued}
            >
              <p>{t('shell.outbox.removeText')}</p>
            </ConfirmButton>
          </div>
        </Alert>
      )}
      {status?.failed && <Alert status="error">{status.text}</Alert>}
      <p>
        <Link className={buttonClass('primary')} to={isSent ? routes.feedback : '/dashboard'} replace>
          {isSent ? t('shell.outbox.seeResult') : t('questionnaire.toDashboard')}
        </Link>
      </p>
      {help.firstWhen.length > 0 && (
        <HelplineBlock
          title={t('shell.outbox.help.title')}
          text={t('shell.outbox.help.text')}
          lines={helpNow.lines}
        />
      )}
    </div>
  );
}
