import { Link } from 'react-router-dom';
import { Cover } from '#ui/cover/cover.tsx';
import { inkClass } from '#ui/theme/ink.ts';
import styles from './reading-cards.module.css';
import type { ReadingLink } from './reading-links.ts';
import { strings } from './strings.ts';

/** Pages that go with a result, as up to three small cards side by side. */
export function ReadingCards({ reading }: { reading: readonly ReadingLink[] }) {
  if (reading.length === 0) return null;
  return (
    <div className={styles.reading}>
      <p>{strings.toRead}</p>
      <ul>
        {reading.map(({ to, title, minutes, art, ink }) => (
          <li key={to} className={inkClass(ink)}>
            <Cover art={art} />
            <div>
              <Link to={to}>{title}</Link>
              {minutes !== null && <span>{strings.minutes(minutes)}</span>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
