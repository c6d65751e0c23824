import help from '#compiled/help-now.json';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './help.module.css';
import { messages } from './messages.ts';

const text = messages.help;

/** Help numbers, if the newest answers call for help. */
export function HelpWhenNeeded({ needed }: { needed: boolean }) {
  return (
    needed && (
      <div className={styles.block}>
        <HelpBlock title={text.title} text={text.text} lines={help.lines} />
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
