import { Link } from 'react-router-dom';
import { removeTrialAnswers } from '#api/device/trial-answers.ts';
import { formatDate } from '#domain/dates/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { messages } from './messages.ts';
import styles from './trial.module.css';
import { useTrialAnswers } from './use-trial-answers.ts';

const text = messages.kept;

/** Says that answers are locked on this phone, with a way to register and to delete them. */
export function SavedTrialAnswersNote() {
  const [answers, hide] = useTrialAnswers();
  if (!answers) return null;

  function remove() {
    removeTrialAnswers();
    hide();
    document.getElementById('page-title')?.focus();
  }

  return (
    <Alert tone="info">
      <p>{text.text(formatDate(answers.finishedAt))}</p>
      <p className={styles.actions}>
        <Link className={styles.link} to="/signUp">
          {text.register}
        </Link>
        <Button variant="quiet" onClick={remove}>
          {text.remove}
        </Button>
      </p>
    </Alert>
  );
}
