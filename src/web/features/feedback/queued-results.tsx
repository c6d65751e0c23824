import { useHelpFirstSectionIds } from '#api/help-first.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { HelpNumbers } from '#help/result-help.tsx';
import { FeedbackFrameContent } from './frame-parts.tsx';
import type { SectionResultsProps } from './results.tsx';
import styles from './unsent-answers.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

export interface QueuedResultsProps extends SectionResultsProps {
  /** Called when the person confirms the deletion. */
  onDelete(): void;
  /** Error of the deletion, '' for none. */
  readonly deleteError: string;
}

/** Replaces a result whose answers are queued on this phone. Help is displayed where the result would have it. */
export function QueuedResults({ instrument, userid, next, onDelete, deleteError }: QueuedResultsProps) {
  const { t } = useTranslation();
  const helpFirst = useHelpFirstSectionIds(userid).includes(instrument.id);
  const mayCallForHelp = instrument.help.firstWhen.length > 0;
  return (
    <FeedbackFrameContent
      next={next}
      head={
        <>
          {helpFirst && <HelpNumbers />}
          <Alert status="info">
            <div className={styles.unsent}>
              <p>
                <strong>{t('shell.outbox.kept')}</strong>
              </p>
              <p>{t('shell.outbox.sealed')}</p>
              <ConfirmButton
                label={t('shell.outbox.remove')}
                title={t('shell.outbox.removeQuestion')}
                cancelLabel={t('shell.outbox.keep')}
                onConfirm={onDelete}
              >
                <p>{t('shell.outbox.removeText')}</p>
              </ConfirmButton>
            </div>
          </Alert>
          {deleteError && <Alert status="error">{deleteError}</Alert>}
        </>
      }
    >
      {mayCallForHelp && !helpFirst && <HelpNumbers />}
    </FeedbackFrameContent>
  );
}
