import styles from './dialog.module.css';

/** Drawing of a dialog about leaving: a full and a dashed disc. */
export function LeaveIllustration() {
  return (
    <svg className="ov" viewBox="0 0 104 52" aria-hidden="true">
      <circle className={styles.full} cx="26" cy="26" r="25" />
      <circle className={`line ${styles.dashed}`} cx="68" cy="26" r="24" />
    </svg>
  );
}
