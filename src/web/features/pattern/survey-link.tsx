import { Link } from 'react-router-dom';
import styles from './my-pattern.module.css';
import { messages } from './messages.ts';

const text = messages.pattern;

/** A link to the survey. */
export function SurveyLink() {
  return (
    <section className={styles.survey} aria-labelledby="survey-title">
      <h2 id="survey-title">{text.survey}</h2>
      <p>
        {text.surveyAbout} <Link to="/userFeedbackForm">{text.surveyLink}</Link>
      </p>
    </section>
  );
}
