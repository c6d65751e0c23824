import { Link } from 'react-router-dom';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './my-pattern.module.css';

/** A link to the survey. */
export function SurveyLink() {
  const { t } = useTranslation();
  return (
    <section className={styles.survey} aria-labelledby="survey-title">
      <h2 id="survey-title">{t('pattern.pattern.survey')}</h2>
      <p>
        {t('pattern.pattern.surveyAbout')}{' '}
        <Link to="/userFeedbackForm">{t('pattern.pattern.surveyLink')}</Link>
      </p>
    </section>
  );
}
