import styles from './loader.module.css';

/** Five discs that breathe in turn, and the words that say what is being waited for. */
export function Loader({
  text,
}: {
  /** What is being waited for. */
  text: string;
}) {
  return (
    <div className={styles.loader} role="status">
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
