import { Link } from 'react-router-dom';
import { removeTrialAnswers } from '#api/device/trial-answers.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './trial.module.css';
import { useTrialAnswers } from './use-trial-answers.ts';

/** Says that answers are locked on this phone, with a way to register and to delete them. */
export function SavedTrialAnswersNote() {
  const { t, format } = useTranslation();
  const [answers, hide] = useTrialAnswers();
  if (!answers) return null;

  function remove() {
    removeTrialAnswers();
    hide();
    document.getElementById('page-title')?.focus();
  }

  return (
    <Alert status="info">
      <p>{t('trial.kept.text', { day: format.day(answers.finishedAt) })}</p>
      <p className={styles.actions}>
        <Link className={styles.link} to="/signUp">
          {t('trial.kept.register')}
        </Link>
        <Button variant="tertiary" onClick={remove}>
          {t('trial.kept.remove')}
        </Button>
      </p>
    </Alert>
  );
}
