import { useEffect, useRef } from 'react';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { titleId } from './feedback-frame.tsx';
import type { FeedbackReportState } from './use-report.ts';
import { useTranslation } from '#web-language/use-translation.ts';

type FailedReportProps = Pick<Extract<FeedbackReportState, { kind: 'failed' }>, 'isRetrying' | 'retry'>;

/** Says that the report could not be fetched, with a button to retry. */
export function FailedReport({ isRetrying, retry }: FailedReportProps) {
  const { t } = useTranslation();
  const hasRetried = useRef(false);

  // Moves the focus to the title when the report replaces the focused button.
  useEffect(
    () => () => {
      if (hasRetried.current && document.activeElement === document.body)
        document.getElementById(titleId)?.focus();
    },
    [],
  );

  function tryAgain() {
    hasRetried.current = true;
    void retry();
  }

  return (
    <ErrorState
      title={t('results.notAvailable')}
      description={t('results.failed')}
      retryLabel={t('results.tryAgain')}
      retryingLabel={t('results.trying')}
      loading={isRetrying}
      onRetry={tryAgain}
    />
  );
}
