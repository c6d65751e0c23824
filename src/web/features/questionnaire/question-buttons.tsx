import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { DeclineButton } from './decline-button.tsx';
import styles from './questionnaire.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  /** A button is rendered only if its action is given. */
  back: (() => void) | undefined;
  decline: (() => void) | undefined;
  isDeclined: boolean;
  next: (() => void) | undefined;
  finish: (() => void) | undefined;
  finishLabel: ReactNode;
  /** What has no answer, above the buttons. */
  note: string | false | undefined;
  /** The answers are being sent. */
  isSending: boolean;
}

// Constants, so that React does not update these elements for each question.
const backIcon = <ArrowLeft aria-hidden="true" />;
const nextIcon = <ArrowRight aria-hidden="true" />;

/** The buttons of a question. They stick to the lower edge while the question scrolls, if the window is high enough. */
export function QuestionButtons({
  back,
  decline,
  isDeclined,
  next,
  finish,
  finishLabel,
  note,
  isSending,
}: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      {note && (
        <p role="status" className={styles.unanswered}>
          {note}
        </p>
      )}
      {back && (
        <Button variant="secondary" startIcon={backIcon} onClick={back}>
          {t('questionnaire.back')}
        </Button>
      )}
      <DeclineButton {...{ isDeclined, decline }} />
      {next && (
        <Button className={styles.onward} endIcon={nextIcon} onClick={next}>
          {t('questionnaire.next')}
        </Button>
      )}
      {finish && (
        <Button
          className={styles.onward}
          loading={isSending}
          loadingLabel={t('questionnaire.sending')}
          onClick={finish}
        >
          {finishLabel}
        </Button>
      )}
    </div>
  );
}
