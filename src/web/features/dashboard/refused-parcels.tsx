import { useRef, useState } from 'react';
import type { KeptParcel } from '#api/outbox/kept-parcel.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import type { OnPhone } from '#api/outbox/on-phone.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './refused-parcels.module.css';
import { strings } from './refused-strings.ts';

interface Props {
  onPhone: OnPhone;
  cards: readonly InstrumentCard[];
}

/** Says of answers that waited on this phone and that the server will never take, and why; the person may delete them. */
export function RefusedParcels({ onPhone, cards }: Props) {
  const [asked, setAsked] = useState<KeptParcel | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const titleOf = ({ sectionId }: KeptParcel) => cards.find(({ id }) => id === sectionId)?.title ?? sectionId;

  function remove() {
    if (asked) void loadOutbox().then(({ deleteParcel }) => deleteParcel(asked.id));
    setAsked(null);
    // The button goes with its answers: focus must not.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.refused}>
      {onPhone.parcels.flatMap((parcel) =>
        parcel.refusal
          ? [
              <Alert key={parcel.id} tone="error">
                <p>
                  <strong>{strings.refused(titleOf(parcel))}</strong>
                </p>
                <p>{parcel.refusal.message ?? strings.noReason}</p>
                <p>{strings.kept}</p>
                <p>
                  <Button variant="ghost" onClick={() => setAsked(parcel)}>
                    {strings.remove}
                  </Button>
                </p>
              </Alert>,
            ]
          : [],
      )}
      <Dialog
        open={asked !== null}
        title={strings.question}
        onCancel={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{strings.keep}</Button>
            <Button variant="ghost" onClick={remove}>
              {strings.remove}
            </Button>
          </>
        }
      >
        <p>{strings.text}</p>
      </Dialog>
    </div>
  );
}
