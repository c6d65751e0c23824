import { useEffect, useRef } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
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
    <LoadFailed
      title={t('results.notAvailable')}
      text={t('results.failed')}
      retryLabel={t('results.tryAgain')}
      busyText={t('results.trying')}
      busy={isRetrying}
      onRetry={tryAgain}
    />
  );
}
