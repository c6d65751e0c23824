import type { HelpLine } from './help-block.tsx';
import styles from './help-list.module.css';
import { PhoneNumbers } from './phone-numbers.tsx';

/** The same lines as a list within a text: name, what each is for, numbers to dial, when and in which languages. */
export function HelpList({
  lines,
}: {
  /** The lines in the order in which they are offered. */
  lines: readonly HelpLine[];
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
