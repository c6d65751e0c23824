import styles from './next-step.module.css';

/** One small thing to do. Renders nothing if `step` is empty. */
export function SmallStepText({ step }: { step: string }) {
  return step === '' ? null : <p className={styles.step}>{step}</p>;
}
