import styles from './next-step.module.css';

/** One small thing to do. @param step '' for none */
export function NextStep({ step }: { step: string }) {
  return step === '' ? null : <p className={styles.step}>{step}</p>;
}
