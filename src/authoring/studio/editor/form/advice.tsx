import styles from './form.module.css';
import type { Control } from './use-control.ts';

/** Displays advice below a field. */
export function Advice({ advice, adviceId }: Pick<Control, 'advice' | 'adviceId'>) {
  if (advice === undefined) return null;
  return (
    <p className={styles.advice} id={adviceId}>
      {advice}
    </p>
  );
}
