import { useRef, useState } from 'react';
import { isApiSameOrigin } from '#api/address.ts';
import { shareOrSaveEvent } from '#api/save-event.ts';
import { formatDay } from '#domain/dates/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { messages } from './messages.ts';
// The styles of the dashboard are loaded, so the dialog needs no file of its own.
import styles from '../results/all-sections-complete-note.module.css';
import { useReminderQuery, useSetReminderMutation } from './reminder-api.ts';

interface Props {
  readonly userid: string;
  /** The day that is offered, as 2026-12-06. */
  readonly day: string;
}

/** A button to be reminded once, by a calendar file or a mail. */
export function RemindMe({ userid, day }: Props) {
  const { data: waitingDay = null } = useReminderQuery(userid, { skip: !isApiSameOrigin });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {waitingDay === null ? messages.remind : messages.isSet}
      </Button>
      {isOpen && (
        <ReminderDialog userid={userid} day={day} waitingDay={waitingDay} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface DialogProps extends Props {
  /** Day of the mail that waits; null if there is none. */
  readonly waitingDay: string | null;
  onClose(): void;
}

function ReminderDialog({ userid, day, waitingDay, onClose }: DialogProps) {
  const [setReminder, { isLoading }] = useSetReminderMutation();
  const [status, setStatus] = useState('');
  const closeRef = useRef<HTMLButtonElement>(null);

  async function addToCalendar() {
    setStatus((await shareOrSaveEvent(day)) ? messages.saved : '');
  }

  async function changeMail(on: string | null) {
    const { error } = await setReminder({ userid, on });
    setStatus(error ? messages.failed : on === null ? messages.stopped : '');
    // The pressed button has the opposite effect now.
    if (!error) closeRef.current?.focus();
  }

  return (
    <Dialog
      open
      title={messages.title(formatReminderDay(waitingDay ?? day))}
      onCancel={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={() => void addToCalendar()}>
            {messages.calendar}
          </Button>
          {isApiSameOrigin && (
            <Button
              variant="ghost"
              busy={isLoading}
              busyText={messages.busy}
              onClick={() => void changeMail(waitingDay === null ? day : null)}
            >
              {waitingDay === null ? messages.mail : messages.stop}
            </Button>
          )}
          <Button ref={closeRef} onClick={onClose}>
            {messages.close}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <p>{messages.calendarText}</p>
        {isApiSameOrigin && waitingDay === null && <p>{messages.mailText}</p>}
        <p role="status">
          {waitingDay === null ? status : status || messages.waiting(formatReminderDay(waitingDay))}
        </p>
      </div>
    </Dialog>
  );
}

/** @param day as 2026-12-06 */
function formatReminderDay(day: string): string {
  // Without a time zone, so that it is the local day.
  return formatDay(`${day}T00:00:00`, new Date());
}
