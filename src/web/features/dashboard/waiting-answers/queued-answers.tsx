import { useEffect, useRef, useState } from 'react';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { useDeleteWaiting } from '#api/outbox/use-delete-waiting.ts';
import { queueMessages } from '#api/outbox/messages.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import styles from './queued-answers.module.css';
import { messages } from './queued-messages.ts';

interface Props {
  userid: string;
  onPhone: DeviceQueue | undefined;
  cards: readonly InstrumentCard[];
}

/** The finished answers that are queued on this phone, each with a button to delete it. */
export function QueuedAnswers({ userid, onPhone, cards }: Props) {
  const { status, remove } = useDeleteWaiting(userid);
  const place = useRef<HTMLElement>(null);
  /** The section whose deletion is to be confirmed. */
  const [confirming, setConfirming] = useState<string | null>(null);
  const waiting = cards.filter(({ id }) => onPhone?.waiting.includes(id));
  // Its answers were sent while the question was open: the result replaces the question.
  const isOvertaken =
    confirming !== null &&
    onPhone?.sent.includes(confirming) === true &&
    !onPhone.waiting.includes(confirming);
  useEffect(() => {
    if (isOvertaken) place.current?.focus();
  }, [isOvertaken]);
  if (waiting.length === 0 && status === null && !isOvertaken) return null;
  return (
    <section ref={place} tabIndex={-1} className={styles.waiting} aria-labelledby="waiting-submissions">
      <h2 id="waiting-submissions">{messages.title}</h2>
      {waiting.length > 0 && <p>{queueMessages.sealed}</p>}
      <ul>
        {waiting.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <ConfirmButton
              label={queueMessages.remove}
              name={`${queueMessages.remove}: ${title}`}
              question={queueMessages.removeQuestion}
              keep={queueMessages.keep}
              onAsk={(open) => setConfirming(open ? id : null)}
              onConfirm={() => {
                // The button is removed with its answers: move the focus first.
                place.current?.focus();
                void remove(id);
              }}
            >
              <p>{title}</p>
              <p>{queueMessages.removeText}</p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <p role="status">{isOvertaken ? `${queueMessages.sent}. ${queueMessages.sentText}` : status?.text}</p>
    </section>
  );
}
