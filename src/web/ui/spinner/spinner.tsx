import styles from './spinner.module.css';

/** Loading indicator: five animated discs and a text. */
export function Spinner({
  label,
}: {
  /** What is loading. */
  label: string;
}) {
  return (
    <div className={styles.loader} role="status" data-wait="load">
      <span className={styles.discs} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <span>{label}</span>
    </div>
  );
}
