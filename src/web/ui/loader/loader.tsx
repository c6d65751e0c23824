import styles from './loader.module.css';

/** Loading indicator: five animated discs and a text. */
export function Loader({
  text,
}: {
  /** What is loading. */
  text: string;
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
      <span>{text}</span>
    </div>
  );
}
