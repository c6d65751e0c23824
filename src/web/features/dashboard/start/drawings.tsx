import styles from './how-it-goes.module.css';

const props = { viewBox: '0 0 48 48', className: styles.drawing, 'aria-hidden': true } as const;

/** A card with one sentence. */
export function ReadDrawing() {
  return (
    <svg {...props}>
      <rect x="7" y="9" width="34" height="30" rx="6" className={styles.sheet} />
      <path d="M14 21h20M14 28h12" className={styles.stroke} />
    </svg>
  );
}

/** A list of options, one of them filled by a finger. */
export function TapDrawing() {
  return (
    <svg {...props}>
      <rect x="7" y="7" width="34" height="10" rx="5" className={styles.sheet} />
      <rect x="7" y="21" width="34" height="10" rx="5" className={styles.filled} />
      <rect x="7" y="35" width="34" height="10" rx="5" className={styles.sheet} />
      <path d="m14 26 3 3 5-6" className={styles.check} />
    </svg>
  );
}

/** The next card in front of the last one. */
export function NextDrawing() {
  return (
    <svg {...props}>
      <rect x="5" y="7" width="26" height="24" rx="6" className={styles.sheet} />
      <rect x="17" y="17" width="26" height="24" rx="6" className={styles.filled} />
      <path d="M24 29h11m-4-4 4 4-4 4" className={styles.check} />
    </svg>
  );
}
