import type { HelpLine } from './help-block.tsx';
import look from './help-list.module.css';
import { PhoneNumbers } from './phone-numbers.tsx';

/** The same lines as a list within a text: name, what each is for, and numbers to dial. */
export function HelpList({ lines }: { lines: readonly Pick<HelpLine, 'name' | 'about' | 'numbers'>[] }) {
  return (
    <ul className={look.list}>
      {lines.map(({ name, about, numbers }) => (
        <li key={name}>
          <strong>{name}</strong>
          {`. ${about}`}
          <PhoneNumbers numbers={numbers} />
        </li>
      ))}
    </ul>
  );
}
