import { Link } from 'react-router-dom';
import { Cover } from '#ui/cover/cover.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './reading-cards.module.css';
import { readingLinks } from './reading-links.ts';
import { readingMessages as text } from './reading-messages.ts';

/** Pages that go with a result, as up to three small cards side by side. @param reading their slugs */
export function ReadingCards({ reading }: { reading: readonly string[] }) {
  const links = readingLinks(reading);
  if (links.length === 0) return null;
  return (
    <div className={styles.reading}>
      <p>{text.toRead}</p>
      <ul>
        {links.map(({ to, title, minutes, art, ink }) => (
          <li key={to} className={accentClass(ink)}>
            <Cover art={art} />
            <div>
              <Link to={to}>{title}</Link>
              {minutes !== null && <span>{text.minutes(minutes)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
