import { lazy, Suspense, useState } from 'react';
import { useStore } from 'react-redux';
import { loadDraft } from '#api/device/drafts.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { hasSubmission, type SubmissionState } from '#api/submission.ts';
import { Loader } from '#ui/loader/loader.tsx';
import { FrameParts } from './frame-parts.tsx';
import { Results, type SectionResultsProps } from './results.tsx';
import { messages } from './messages.ts';

/**
 * Few results are opened while the device holds answers: what sends them comes then. Where it does not come, the screen
 * fails as a whole: a result alone would hide that answers wait.
 */
const UnsentResults = lazy(async () => ({ default: (await import('./unsent-results.tsx')).UnsentResults }));

/** What is under a section's title, in all its states, on a screen of its own or in a tab. */
export function SectionResults(props: SectionResultsProps) {
  const { instrument, userid, next } = props;
  const store = useStore<SubmissionState>();
  // Asked once: when the answers have arrived, the same screen goes on.
  const [holdsAnswers] = useState(
    () =>
      hasSubmission(store.getState(), instrument.id) ||
      countQueuedAnswers() > 0 ||
      loadDraft(instrument, userid, new Date()) !== null,
  );
  if (!holdsAnswers) return <Results {...props} />;
  const waiting = (
    <FrameParts next={next}>
      <Loader text={messages.loading} />
    </FrameParts>
  );
  return (
    <Suspense fallback={waiting}>
      <UnsentResults {...props} />
    </Suspense>
  );
}
