import type { HelplineEntry } from './help-block.tsx';
import styles from './help-list.module.css';
import { PhoneNumbers } from './phone-numbers.tsx';

/** Helplines as a list in a text: name, purpose, numbers, hours and languages. */
export function HelplineList({
  lines,
}: {
  /** Helplines in order. */
  lines: readonly HelplineEntry[];
}) {
  return (
    <ul className={styles.list}>
      {lines.map(({ name, about, hours, languages, numbers }) => (
        <li key={name}>
          <strong>{name}</strong>
          {`. ${about}`}
          <PhoneNumbers numbers={numbers} />
          <span className={styles.when}>{`${hours}. ${languages}.`}</span>
        </li>
      ))}
    </ul>
  );
}
