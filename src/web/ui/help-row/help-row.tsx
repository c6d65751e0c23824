import { Phone } from 'lucide-react';
import styles from './help-row.module.css';

/** Props of `HelplineRow`. */
export interface HelplineRowProps {
  /** Digits to dial. */
  tel: string;
  /** An offer, the number and its hours. */
  label: string;
}

/** One helpline as a row: a link of at least 48 px. */
export function HelplineRow({ tel, label }: HelplineRowProps) {
  return (
    <aside className={styles.row} aria-label={label}>
      <a href={`tel:${tel}`}>
        <Phone aria-hidden="true" />
        {label}
      </a>
    </aside>
  );
}
