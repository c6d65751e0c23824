import { messages } from './messages.ts';
import styles from './trial.module.css';

/** One small step after a result. It cannot be kept without an account. */
export function SmallStep({ step }: { step: string | undefined }) {
  if (!step) return null;
  return (
    <section className={styles.step}>
      <h2>{messages.result.step}</h2>
      <p>{step}</p>
    </section>
  );
}
