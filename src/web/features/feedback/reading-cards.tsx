import { Link } from 'react-router-dom';
import { Cover } from '#ui/cover/cover.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import styles from './reading-cards.module.css';
import { listReadingLinks } from './reading-links.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/**
 * Up to three cards of reading pages.
 * @param reading slugs of the pages
 */
export function ReadingCards({ reading }: { reading: readonly string[] }) {
  const { t } = useTranslation();
  const links = listReadingLinks(reading);
  if (links.length === 0) return null;
  return (
    <div className={styles.reading}>
      <p>{t('numbers.reading.toRead')}</p>
      <ul>
        {links.map(({ to, title, minutes, art, accent }) => (
          <li key={to} className={accentClass(accent)}>
            <Cover art={art} />
            <div>
              <Link to={to}>{title}</Link>
              {minutes !== null && <span>{t('numbers.reading.minutes', { count: minutes })}</span>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
