import { useEffect, useRef, useState } from 'react';
import type { OnPhone } from '#api/outbox/on-phone.ts';
import { useDeleteWaiting } from '#api/outbox/use-delete-waiting.ts';
import { keptWords } from '#api/outbox/words.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import styles from './waiting-parcels.module.css';
import { strings } from './waiting-strings.ts';

interface Props {
  userid: string;
  onPhone: OnPhone | undefined;
  cards: readonly InstrumentCard[];
}

/** What waits on this phone to be sent, each to be deleted instead. */
export function WaitingParcels({ userid, onPhone, cards }: Props) {
  const { said, remove } = useDeleteWaiting(userid);
  const place = useRef<HTMLElement>(null);
  /** The section about which the person is being asked. */
  const [asked, setAsked] = useState<string | null>(null);
  const waiting = cards.filter(({ id }) => onPhone?.waiting.includes(id));
  // While they read the question, its answers were sent: it goes, and what became of them is said in its place.
  const isOvertaken =
    asked !== null && onPhone?.sent.includes(asked) === true && !onPhone.waiting.includes(asked);
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
              onAsk={(open) => setAsked(open ? id : null)}
              onConfirm={() => {
                // The button goes with its answers: focus must not.
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
