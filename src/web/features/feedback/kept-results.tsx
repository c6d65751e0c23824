import { useSentHelpFirst } from '#api/help-first.ts';
import { keptWords } from '#api/outbox/words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { FeedbackHelp } from './feedback-help.tsx';
import { FrameParts } from './frame-parts.tsx';
import type { SectionResultsProps } from './results.tsx';

/** In the place of a result: its answers wait on this phone to be sent. Help stands where the result would have it. */
export function KeptResults({ instrument, userid, next }: SectionResultsProps) {
  const helpFirst = useSentHelpFirst(userid).includes(instrument.id);
  const mayCallForHelp = instrument.help.firstWhen.length > 0;
  return (
    <FrameParts
      next={next}
      head={
        <>
          {helpFirst && <FeedbackHelp />}
          <Alert tone="info">
            <p>
              <strong>{keptWords.kept}</strong>
            </p>
            <p>{keptWords.sealed}</p>
          </Alert>
        </>
      }
    >
      {mayCallForHelp && !helpFirst && <FeedbackHelp />}
    </FrameParts>
  );
}
