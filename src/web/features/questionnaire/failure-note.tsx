import { Link, useLocation } from 'react-router-dom';
import { saveReturnTarget } from '#api/device/return-target.ts';
import type { SendFailure } from '#api/send-failure.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import styles from './failure-note.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  failure: SendFailure;
  /** The answers are saved on the device. */
  isSaved: boolean;
  userid: string;
  onRetry(): void;
}

/** The failure of the submission, with actions. It remains until the next attempt. */
export function FailureNote({ failure, isSaved, userid, onRetry }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { text, detail, positions, needsLogin, isFinal, needsResume } = failure;
  return (
    <Alert status="error">
      {detail === null && <p>{isSaved ? t('questionnaire.answersSafe') : t('questionnaire.answersHere')}</p>}
      <p>{text}</p>
      {detail !== null && <p>{detail}</p>}
      <p className={styles.acts}>
        {needsLogin && (
          <Link
            to="/login"
            className={buttonClass('secondary')}
            onClick={() => saveReturnTarget({ userid, path: pathname })}
          >
            {t('questionnaire.login')}
          </Link>
        )}
        {needsResume && (
          <Link to="/profilePage" className={buttonClass('secondary')}>
            {t('shell.consent.link')}
          </Link>
        )}
        {positions.length === 0 && !isFinal && (
          <Button variant="secondary" onClick={onRetry}>
            {t('questionnaire.sendAgain')}
          </Button>
        )}
      </p>
    </Alert>
  );
}
