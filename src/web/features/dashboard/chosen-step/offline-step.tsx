import englishContent from '#compiled/plan.json';
import { loadPlan } from '#api/device/plan.ts';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { describePlannedStep } from '#domain/plan/describe-plan.ts';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import styles from './chosen-step.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

interface Props {
  readonly userid: string;
  readonly now: Date;
  /** After heavy answers in this tab only a step towards a person is displayed. */
  readonly contactOnly: boolean;
}

/** The step of the week without the server: from the phone if it is saved there, else when it will be displayed. */
export function OfflineStep({ userid, now, contactOnly }: Props) {
  const translation = useTranslation();
  const { t } = translation;
  const content = useContent('plan.json', englishContent);
  const saved = loadPlan(userid, now);
  const step = content.steps.find(({ slug, contact }) => slug === saved?.step && (contact || !contactOnly));
  return (
    <section className={styles.step} aria-labelledby="offline-step">
      <h2 id="offline-step">{t('shell.plan.title')}</h2>
      {saved && step ? (
        <>
          <p className={styles.text}>
            {describePlannedStep(translation, saved.isSmaller ? step.smaller : step.text, saved, now)}
          </p>
          {step.exercise && (
            <p>
              <Link className={buttonClass('secondary')} to={toExerciseAddress(step.exercise)}>
                {t('shell.plan.doItNow')}
              </Link>
            </p>
          )}
        </>
      ) : (
        <p>{t('dashboard.chosenStep.offline')}</p>
      )}
    </section>
  );
}
