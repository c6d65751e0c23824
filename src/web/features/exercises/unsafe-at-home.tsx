import { SafetyLines } from './exercise-components.tsx';
import styles from './exercise-screen.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Help numbers for people who are not safe at home, behind one tap. */
export function UnsafeAtHome() {
  const { t } = useTranslation();
  return (
    <details className={styles.unsafe}>
      <summary>{t('plan.exercises.list.unsafe')}</summary>
      <SafetyLines />
    </details>
  );
}
