import { type ComponentProps, lazy, Suspense } from 'react';
import type { FailureNote } from './failure-note.tsx';
import { InView } from './in-view.tsx';

type NoteProps = ComponentProps<typeof FailureNote>;

/** Fetches what sends answers and says how it went. */
export const loadFinishing = () => import('./finishing.ts');

/** Without a line the text alone has to do. */
const PlainNote = ({ failure }: NoteProps) => <p role="alert">{failure.text}</p>;

const Note = lazy(() =>
  loadFinishing().then(
    ({ FailureNote }) => ({ default: FailureNote }),
    () => ({ default: PlainNote }),
  ),
);
/** Shown only when the part is there: it has just kept the answers. */
const Kept = lazy(async () => ({ default: (await loadFinishing()).KeptNote }));
const Away = lazy(async () => ({ default: (await import('./turn-away.tsx')).TurnAway }));

const Stopped = lazy(async () => ({ default: (await import('./stopped-away.tsx')).StoppedAway }));

/** What went wrong when the answers were sent. */
export function LateFailureNote(props: NoteProps) {
  return (
    <Suspense>
      <InView>
        <Note {...props} />
      </InView>
    </Suspense>
  );
}

/** Says that the answers wait on this phone. */
export function LateKeptNote(props: ComponentProps<typeof Kept>) {
  return (
    <Suspense>
      <Kept {...props} />
    </Suspense>
  );
}

/** Says why a questionnaire cannot be opened, and leads away. */
export function LateTurnAway(props: ComponentProps<typeof Away>) {
  return (
    <Suspense>
      <Away {...props} />
    </Suspense>
  );
}

/** Leads to the introduction while the use of the person's data is stopped. */
export function LateStoppedAway(props: ComponentProps<typeof Stopped>) {
  return (
    <Suspense>
      <Stopped {...props} />
    </Suspense>
  );
}
