import { Phone } from 'lucide-react';
import styles from './phone-numbers.module.css';

export interface PhoneNumbersProps {
  /** `tel` is dialled, `shown` is read. */
  readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
  /** What a screen reader says in place of the bare digits. */
  readonly nameOf?: (shown: string) => string;
}

/** Numbers of one help line, to be dialled: large, and never broken over two lines. */
export function PhoneNumbers({ numbers, nameOf }: PhoneNumbersProps) {
  return (
    <span className={styles.numbers}>
      {numbers.map(({ tel, shown }) => (
        <a key={tel} href={`tel:${tel}`} aria-label={nameOf?.(shown)}>
          <Phone aria-hidden="true" />
          {shown}
        </a>
      ))}
    </span>
  );
}
