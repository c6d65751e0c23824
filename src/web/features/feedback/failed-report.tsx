import { useEffect, useRef } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { titleId } from './feedback-frame.tsx';
import { messages } from './messages.ts';
import type { ReportState } from './use-report.ts';

type FailedReportProps = Pick<Extract<ReportState, { kind: 'failed' }>, 'trying' | 'again'>;

/** In the place of a report that could not be fetched: what is safe, and a new try. */
export function FailedReport({ trying, again }: FailedReportProps) {
  const tried = useRef(false);

  // The block goes when the report comes: focus must not go with its button.
  useEffect(
    () => () => {
      if (tried.current && document.activeElement === document.body)
        document.getElementById(titleId)?.focus();
    },
    [],
  );

  function tryAgain() {
    tried.current = true;
    void again();
  }

  return (
    <LoadFailed
      title={messages.notAvailable}
      text={messages.failed}
      tryAgain={messages.tryAgain}
      trying={messages.trying}
      busy={trying}
      onTryAgain={tryAgain}
    />
  );
}
