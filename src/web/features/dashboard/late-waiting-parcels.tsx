import { type ComponentProps, lazy, Suspense, useState } from 'react';

const WaitingParcels = lazy(async () => ({
  default: (await import('./waiting-parcels.tsx')).WaitingParcels,
}));

/** Hardly anybody meets it: it comes when something waits, and stays to say what became of it. */
export function LateWaitingParcels(props: ComponentProps<typeof WaitingParcels>) {
  const waits = (props.onPhone?.waiting.length ?? 0) > 0;
  const [met, setMet] = useState(false);
  if (waits && !met) setMet(true);
  return met ? (
    <Suspense>
      <WaitingParcels {...props} />
    </Suspense>
  ) : null;
}
