import { getNow } from '#api/server-clock.ts';
import { useRef, useState } from 'react';
import { isApiSameOrigin } from '#api/address.ts';
import { shareOrSaveEvent } from '#api/save-event.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
// The styles of the dashboard are loaded, so the dialog needs no file of its own.
import styles from '../results/all-sections-complete-note.module.css';
import { useReminderQuery, useSetReminderMutation } from './reminder-api.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { getEventTitle } from '#api/save-event.ts';
import type { Format } from '#language/format.ts';

interface Props {
  readonly userid: string;
  /** The day that is offered, as 2026-12-06. */
  readonly day: string;
}

/** A button to be reminded once, by a calendar file or a mail. */
export function RemindMe({ userid, day }: Props) {
  const { t } = useTranslation();
  const { data: waitingDay = null } = useReminderQuery(userid, { skip: !isApiSameOrigin });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="tertiary" onClick={() => setOpen(true)}>
        {waitingDay === null ? t('dashboard.reminder.remind') : t('dashboard.reminder.isSet')}
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
  const { t, format } = useTranslation();
  const [setReminder, { isLoading }] = useSetReminderMutation();
  const [status, setStatus] = useState('');
  const closeRef = useRef<HTMLButtonElement>(null);

  async function addToCalendar() {
    setStatus((await shareOrSaveEvent(day)) ? t('dashboard.reminder.saved') : '');
  }

  async function changeMail(on: string | null) {
    const { error } = await setReminder({ userid, on });
    setStatus(error ? t('dashboard.reminder.failed') : on === null ? t('dashboard.reminder.stopped') : '');
    // The pressed button has the opposite effect now.
    if (!error) closeRef.current?.focus();
  }

  return (
    <Dialog
      open
      title={t('dashboard.reminder.title', { day: formatReminderDay(format, waitingDay ?? day) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => void addToCalendar()}>
            {t('dashboard.reminder.calendar')}
          </Button>
          {isApiSameOrigin && (
            <Button
              variant="secondary"
              loading={isLoading}
              loadingLabel={t('dashboard.reminder.busy')}
              onClick={() => void changeMail(waitingDay === null ? day : null)}
            >
              {waitingDay === null ? t('dashboard.reminder.mail') : t('dashboard.reminder.stop')}
            </Button>
          )}
          <Button ref={closeRef} onClick={onClose}>
            {t('dashboard.reminder.close')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <p>{t('dashboard.reminder.calendarText', { eventTitle: getEventTitle() })}</p>
        {isApiSameOrigin && waitingDay === null && (
          <p>{t('dashboard.reminder.mailText', { eventTitle: getEventTitle() })}</p>
        )}
        <p role="status">
          {waitingDay === null
            ? status
            : status || t('dashboard.reminder.waiting', { day: formatReminderDay(format, waitingDay) })}
        </p>
      </div>
    </Dialog>
  );
}

/** @param day as 2026-12-06 */
function formatReminderDay(format: Format, day: string): string {
  // Without a time zone, so that it is the local day.
  return format.nearDay(`${day}T00:00:00`, getNow());
}
