import { type ComponentProps, lazy, Suspense } from 'react';
import type { FailureNote } from './failure-note.tsx';
import { InView } from './in-view.tsx';

type NoteProps = ComponentProps<typeof FailureNote>;

/** Fetches what sends answers and says how it went. */
export const loadFinish = () => import('./finish.ts');

/** Without a line the text alone has to do. */
const PlainNote = ({ failure }: NoteProps) => <p role="alert">{failure.text}</p>;

const Note = lazy(() =>
  loadFinish().then(
    ({ FailureNote }) => ({ default: FailureNote }),
    () => ({ default: PlainNote }),
  ),
);
/** Shown only when the part is there: it has just kept the answers. */
const Queued = lazy(async () => ({ default: (await loadFinish()).QueuedNote }));
const Redirect = lazy(async () => ({
  default: (await import('./redirect-with-toast.tsx')).RedirectWithToast,
}));

const Stopped = lazy(async () => ({ default: (await import('./consent-redirect.tsx')).ConsentRedirect }));

/** What went wrong when the answers were sent. */
export function LazyFailureNote(props: NoteProps) {
  return (
    <Suspense>
      <InView>
        <Note {...props} />
      </InView>
    </Suspense>
  );
}

/** Says that the answers wait on this phone. */
export function LazyQueuedNote(props: ComponentProps<typeof Queued>) {
  return (
    <Suspense>
      <Queued {...props} />
    </Suspense>
  );
}

/** Says why a questionnaire cannot be opened, and leads away. */
export function LazyRedirect(props: ComponentProps<typeof Redirect>) {
  return (
    <Suspense>
      <Redirect {...props} />
    </Suspense>
  );
}

/** Leads to the introduction while the use of the person's data is stopped. */
export function LazyConsentRedirect(props: ComponentProps<typeof Stopped>) {
  return (
    <Suspense>
      <Stopped {...props} />
    </Suspense>
  );
}
