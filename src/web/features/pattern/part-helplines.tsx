import englishHelp from '#compiled/help-now.json';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './part-help.module.css';
import { useContent } from '#web-language/content.ts';

/**
 * Help numbers at the rows of a part in which help comes first.
 * @param props.text note of the instrument, '' for none
 */
export function PartHelplines({ text = '' }: { text?: string | undefined }) {
  const help = useContent('help-now.json', englishHelp);
  return (
    <div className={styles.help}>
      {text && <p>{text}</p>}
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
