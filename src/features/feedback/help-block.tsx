import { Phone } from 'lucide-react';
import { useId } from 'react';
import help from '../../../content/help-now.json';
import look from './help-block.module.css';
import { strings } from './strings.ts';

/** Where a person can call, from `content/help-now.json`. Nothing is sent to anyone. */
export function HelpBlock() {
  const title = useId();
  return (
    <aside className={look.help} aria-labelledby={title}>
      <h2 id={title}>{strings.helpTitle}</h2>
      <p>{strings.helpText}</p>
      <ul>
        {help.lines.map(({ name, about, hours, numbers }) => (
          <li key={name}>
            <p>
              <strong>{name}</strong> <span className={look.hours}>{hours}</span>
            </p>
            <p>{about}</p>
            <p className={look.numbers}>
              {numbers.map(({ tel, shown }) => (
                <a key={tel} href={`tel:${tel}`}>
                  <Phone aria-hidden="true" />
                  {shown}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
