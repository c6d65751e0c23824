import { type ComponentProps, lazy, Suspense, useState } from 'react';

const QueuedAnswers = lazy(async () => ({
  default: (await import('./queued-answers.tsx')).QueuedAnswers,
}));

/** Loads the list when there are queued answers, and keeps it mounted to display what happened to them. */
export function LazyQueuedAnswers(props: ComponentProps<typeof QueuedAnswers>) {
  const hasQueued = (props.deviceQueue?.waiting.length ?? 0) > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasQueued && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense>
      <QueuedAnswers {...props} />
    </Suspense>
  ) : null;
}
