import { useTranslation } from '#web-language/use-translation.ts';
import styles from './trial.module.css';

/** One small step after a result. It cannot be kept without an account. */
export function SmallStep({ step }: { step: string | undefined }) {
  const { t } = useTranslation();
  if (!step) return null;
  return (
    <section className={styles.step}>
      <h2>{t('trial.result.step')}</h2>
      <p>{step}</p>
    </section>
  );
}
