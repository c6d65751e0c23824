import { Phone } from 'lucide-react';
import styles from './phone-numbers.module.css';

/** Props of `PhoneNumbers`. */
export interface PhoneNumbersProps {
  /** `tel` is dialled, `shown` is displayed. */
  readonly numbers: readonly { readonly tel: string; readonly shown: string }[];
  /** Accessible name of a number. */
  readonly formatName?: (shown: string) => string;
}

/** The phone numbers of a helpline as large links that never wrap. */
export function PhoneNumbers({ numbers, formatName }: PhoneNumbersProps) {
  return (
    <span className={styles.numbers}>
      {numbers.map(({ tel, shown }) => (
        <a key={tel} href={`tel:${tel}`} aria-label={formatName?.(shown)}>
          <Phone aria-hidden="true" />
          {shown}
        </a>
      ))}
    </span>
  );
}
