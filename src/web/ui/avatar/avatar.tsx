import styles from './avatar.module.css';

/** A disc with the first letter of a name. Decorative, because the name is next to it. */
export function Avatar({
  letter,
}: {
  /** The letter; '' while the name is unknown. */
  letter: string;
}) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letter}
    </span>
  );
}
