import { useId } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './help-block.module.css';
import { PhoneNumbers } from './phone-numbers.tsx';

/** A helpline. */
export interface HelplineEntry {
  readonly name: string;
  readonly about: string;
  readonly hours: string;
  readonly languages: string;
  readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
}

/** Props of `HelplineBlock`. */
export interface HelplineBlockProps {
  /** Heading, equal to the label of the button in the bar. */
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Helplines in order. */
  lines: readonly HelplineEntry[];
  /** True: only names, hours and numbers. */
  compact?: boolean;
}

/** Helplines. Sends no data. */
export function HelplineBlock({ title, text, lines, compact = false }: HelplineBlockProps) {
  const id = useId();
  return (
    <aside className={classes(styles.help, compact && styles.compact)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!compact && text && <p>{text}</p>}
      <ul>
        {lines.map(({ name, about, hours, languages, numbers }) => (
          <li key={name}>
            <p className={styles.name}>
              <strong>{name}</strong> <span>{hours}</span>
            </p>
            {!compact && <p>{about}</p>}
            <PhoneNumbers numbers={numbers} />
            {!compact && <p>{languages}</p>}
          </li>
        ))}
      </ul>
    </aside>
  );
}
