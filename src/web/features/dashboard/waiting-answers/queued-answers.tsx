import { useEffect, useRef, useState } from 'react';
import type { OnPhone } from '#api/outbox/on-phone.ts';
import { useDeleteWaiting } from '#api/outbox/use-delete-waiting.ts';
import { keptWords } from '#api/outbox/words.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import styles from './queued-answers.module.css';
import { strings } from './queued-strings.ts';

interface Props {
  userid: string;
  onPhone: OnPhone | undefined;
  cards: readonly InstrumentCard[];
}

/** The finished answers that are queued on this phone, each with a button to delete it. */
export function QueuedAnswers({ userid, onPhone, cards }: Props) {
  const { said, remove } = useDeleteWaiting(userid);
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
  if (waiting.length === 0 && said === null && !isOvertaken) return null;
  return (
    <section ref={place} tabIndex={-1} className={styles.waiting} aria-labelledby="waiting-parcels">
      <h2 id="waiting-parcels">{strings.title}</h2>
      {waiting.length > 0 && <p>{keptWords.sealed}</p>}
      <ul>
        {waiting.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <ConfirmButton
              label={keptWords.remove}
              name={`${keptWords.remove}: ${title}`}
              question={keptWords.removeQuestion}
              keep={keptWords.keep}
              onAsk={(open) => setConfirming(open ? id : null)}
              onConfirm={() => {
                // The button is removed with its answers: move the focus first.
                place.current?.focus();
                void remove(id);
              }}
            >
              <p>{title}</p>
              <p>{keptWords.removeText}</p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <p role="status">{isOvertaken ? `${keptWords.sent}. ${keptWords.sentText}` : said?.text}</p>
    </section>
  );
}
