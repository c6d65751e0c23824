import { type ComponentProps, lazy, Suspense } from 'react';
import type { FailureNote } from './failure-note.tsx';
import { loadMessages } from '#web-language/load-messages.ts';
import { ScrollIntoView } from './scroll-into-view.tsx';

type NoteProps = ComponentProps<typeof FailureNote>;

/** Imports the module that sends answers. */
export async function loadSubmitModule() {
  await loadMessages(['shell']);
  return import('./submit-answers.ts');
}

/** Replaces `FailureNote` if the import fails. */
const PlainNote = ({ failure }: NoteProps) => <p role="alert">{failure.text}</p>;

const Note = lazy(() =>
  loadSubmitModule().then(
    ({ FailureNote }) => ({ default: FailureNote }),
    () => ({ default: PlainNote }),
  ),
);
/** Rendered only after the module has loaded, because it has queued the answers. */
const Queued = lazy(async () => ({ default: (await loadSubmitModule()).QueuedNote }));
const Redirect = lazy(async () => ({
  default: (await import('./redirect-with-toast.tsx')).RedirectWithToast,
}));

const Stopped = lazy(async () => {
  const [{ ConsentRedirect }] = await Promise.all([
    import('./consent-redirect.tsx'),
    loadMessages(['shell']),
  ]);
  return { default: ConsentRedirect };
});

/** The failure of a submission, scrolled into view. */
export function LazyFailureNote(props: NoteProps) {
  return (
    <Suspense>
      <ScrollIntoView>
        <Note {...props} />
      </ScrollIntoView>
    </Suspense>
  );
}

/** Lazy `QueuedNote`. */
export function LazyQueuedNote(props: ComponentProps<typeof Queued>) {
  return (
    <Suspense>
      <Queued {...props} />
    </Suspense>
  );
}

/** Lazy `RedirectWithToast`. */
export function LazyRedirect(props: ComponentProps<typeof Redirect>) {
  return (
    <Suspense>
      <Redirect {...props} />
    </Suspense>
  );
}

/** Lazy `ConsentRedirect`. */
export function LazyConsentRedirect(props: ComponentProps<typeof Stopped>) {
  return (
    <Suspense>
      <Stopped {...props} />
    </Suspense>
  );
}
