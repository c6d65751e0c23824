import help from '#compiled/help-now.json';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './help.module.css';
import { messages } from './messages.ts';

const text = messages.help;

/** Where a person can call, while their newest answers call for it. */
export function HelpWhenNeeded({ needed }: { needed: boolean }) {
  return (
    needed && (
      <div className={styles.block}>
        <HelpBlock title={text.title} text={text.text} lines={help.lines} />
      </div>
    )
  );
}

/** The same numbers beside a section's own words. @param text '' or nothing where the questionnaire has none */
export function HelpNumbers({ text: words = '' }: { text?: string }) {
  return (
    <div className={styles.numbers}>
      {words && <p>{words}</p>}
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
