import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { Library } from '#domain/reading-order/library.ts';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import styles from './resources.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/** Help for emergencies: the numbers, and a link to the last page of the last chapter with help. */
export function EmergencyHelp({ library }: { library: Library }) {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  const titleId = useId();
  const page = library.chapters
    .filter((chapter) => chapter.help)
    .at(-1)
    ?.pages.at(-1);
  return (
    <aside className={styles.unsafe} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('reading.resources.unsafe.title')}</h2>
      <p>{t('reading.resources.unsafe.text')}</p>
      <ul>
        {help.lines.map(({ name, numbers }) => (
          <li key={name}>
            {name}
            <PhoneNumbers numbers={numbers} />
          </li>
        ))}
      </ul>
      {page && (
        <Link to={toAddress(page.slug)}>
          {t('reading.resources.unsafe.prepare')}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </aside>
  );
}
