import { lazy, Suspense, useState } from 'react';
import { useStore } from 'react-redux';
import { loadValidDraft } from '#api/device/drafts.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { hasSubmission, type ApiSliceState } from '#api/submission.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { FeedbackFrameContent } from './frame-parts.tsx';
import { Results, type SectionResultsProps } from './results.tsx';
import { loadMessages } from '#web-language/load-messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/**
 * Lazy, because few results are opened with unsent answers on the device. A failed import is an error of the screen:
 * without the module, the screen would hide that there are unsent answers.
 */
const UnsentResults = lazy(async () => {
  const [{ UnsentResults: Component }] = await Promise.all([
    import('./unsent-results.tsx'),
    loadMessages(['shell']),
  ]);
  return { default: Component };
});

/** The content under the title of a section in all its states, on its own screen or in a tab. */
export function SectionResults(props: SectionResultsProps) {
  const { t } = useTranslation();
  const { instrument, userid, next } = props;
  const store = useStore<ApiSliceState>();
  // Read once, so that the component does not change when the answers are sent.
  const [hasUnsentAnswers] = useState(
    () =>
      hasSubmission(store.getState(), instrument.id) ||
      countQueuedAnswers() > 0 ||
      loadValidDraft(instrument, userid) !== null,
  );
  if (!hasUnsentAnswers) return <Results {...props} />;
  const loader = (
    <FeedbackFrameContent next={next}>
      <Spinner label={t('results.loading')} />
    </FeedbackFrameContent>
  );
  return (
    <Suspense fallback={loader}>
      <UnsentResults {...props} />
    </Suspense>
  );
}
