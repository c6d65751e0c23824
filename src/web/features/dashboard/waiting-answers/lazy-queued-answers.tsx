import { type ComponentProps, lazy, Suspense, useState } from 'react';

const QueuedAnswers = lazy(async () => ({
  default: (await import('./queued-answers.tsx')).QueuedAnswers,
}));

/** Loads the list of queued answers once there are any, and keeps it to say what happened to them. */
export function LazyQueuedAnswers(props: ComponentProps<typeof QueuedAnswers>) {
  const waits = (props.onPhone?.waiting.length ?? 0) > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (waits && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense>
      <QueuedAnswers {...props} />
    </Suspense>
  ) : null;
}
