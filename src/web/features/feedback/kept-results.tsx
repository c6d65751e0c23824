import { useSentHelpFirst } from '#api/help-first.ts';
import { keptWords } from '#api/outbox/words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { FeedbackHelp } from './feedback-help.tsx';
import { FrameParts } from './frame-parts.tsx';
import type { SectionResultsProps } from './results.tsx';
import styles from './unsent-answers.module.css';

export interface KeptResultsProps extends SectionResultsProps {
  /** The person wants them deleted, and was asked. */
  onDelete(): void;
  /** Why that did not work; '' when it was not tried. */
  readonly failure: string;
}

/** In the place of a result: its answers wait on this phone to be sent. Help stands where the result would have it. */
export function KeptResults({ instrument, userid, next, onDelete, failure }: KeptResultsProps) {
  const helpFirst = useSentHelpFirst(userid).includes(instrument.id);
  const mayCallForHelp = instrument.help.firstWhen.length > 0;
  return (
    <FrameParts
      next={next}
      head={
        <>
          {helpFirst && <FeedbackHelp />}
          <Alert tone="info">
            <div className={styles.unsent}>
              <p>
                <strong>{keptWords.kept}</strong>
              </p>
              <p>{keptWords.sealed}</p>
              <ConfirmButton
                label={keptWords.remove}
                question={keptWords.removeQuestion}
                keep={keptWords.keep}
                onConfirm={onDelete}
              >
                <p>{keptWords.removeText}</p>
              </ConfirmButton>
            </div>
          </Alert>
          {failure && <Alert tone="error">{failure}</Alert>}
        </>
      }
    >
      {mayCallForHelp && !helpFirst && <FeedbackHelp />}
    </FrameParts>
  );
}
