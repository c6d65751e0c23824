import { useEffect, useRef } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { titleId } from './feedback-frame.tsx';
import { messages } from './messages.ts';
import type { FeedbackReportState } from './use-report.ts';

type FailedReportProps = Pick<Extract<FeedbackReportState, { kind: 'failed' }>, 'isRetrying' | 'retry'>;

/** Says that the report could not be fetched, with a button to retry. */
export function FailedReport({ isRetrying, retry }: FailedReportProps) {
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
      title={messages.notAvailable}
      text={messages.failed}
      retryLabel={messages.tryAgain}
      busyText={messages.trying}
      busy={isRetrying}
      onRetry={tryAgain}
    />
  );
}
