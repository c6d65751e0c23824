import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { messages } from './messages.ts';
import styles from './next-links.module.css';
import type { NextTarget } from './use-next-target.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The Next link: to the next open section, with a way to stop for today, or to the specified address. */
export function NextLinks({ to, section }: NextTarget) {
  const { t } = useTranslation();
  return (
    <div className={styles.next}>
      <Link className={buttonClass('primary')} to={section ? section.routes.intro : to}>
        {section ? messages.nextSection(section.title, section.minutes) : t('results.next')}
        <ArrowRight aria-hidden="true" />
      </Link>
      {section && (
        <Link className={buttonClass('quiet')} to={to}>
          {t('results.enough')}
        </Link>
      )}
    </div>
  );
}
