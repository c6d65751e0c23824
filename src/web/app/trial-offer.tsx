import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { keys } from '#api/device/storage-keys.ts';
import { device } from '#api/device/storage.ts';
import { selectSession } from '#api/session.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { Container } from '#ui/page/page.tsx';

const Offer = lazy(async () => ({
  default: (await import('#features/trial/trial-offer.tsx')).TrialOffer,
}));

const subscribeToNothing = () => () => undefined;
const hasStored = () => device.read(keys.trialAnswers.name) !== null;

/** The question about answers from before the registration, loaded only if this device has some. */
export function TrialOffer({ cards }: { cards: readonly InstrumentCard[] }) {
  const userid = useSelector(selectSession)?.userid;
  // The prerendered page has no device.
  const isStored = useSyncExternalStore(subscribeToNothing, hasStored, () => false);
  // The outcome stays after the answers are removed.
  const [isNeeded, setNeeded] = useState(isStored);
  if (isStored && !isNeeded) setNeeded(true);
  if (!isNeeded || userid === undefined) return null;
  return (
    <Suspense>
      <Container>
        <Offer key={userid} userid={userid} cards={cards} />
      </Container>
    </Suspense>
  );
}
