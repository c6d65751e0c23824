import help from '#compiled/help-now.json';
import { ResultHelp } from '#help/result-help.tsx';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './help.module.css';

/** Help numbers, if the newest answers call for help. */
export function HelpWhenNeeded({ needed }: { needed: boolean }) {
  return (
    needed && (
      <div className={styles.block}>
        <ResultHelp strength="block" />
      </div>
    )
  );
}

/**
 * Help numbers next to the note of a section.
 * @param text note of the instrument, '' for none
 */
export function HelpNumbers({ text: note = '' }: { text?: string }) {
  return (
    <div className={styles.numbers}>
      {note && <p>{note}</p>}
      <ul>
        {help.lines.map(({ name, numbers }) => (
          <li key={name}>
            {name} <PhoneNumbers numbers={numbers} />
          </li>
        ))}
      </ul>
    </div>
  );
}
