import styles from './form.module.css';
import type { Control } from './use-control.ts';

/** Under a field: what is worth a second look. */
export function Advice({ advice, adviceId }: Pick<Control, 'advice' | 'adviceId'>) {
  if (advice === undefined) return null;
  return (
    <p className={styles.advice} id={adviceId}>
      {advice}
    </p>
  );
}
