import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import styles from './next-links.module.css';
import type { NextTarget } from './use-next-target.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Translate } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The Next link: to the next open section, with a way to stop for today, or to the specified address. */
export function NextLinks({ to, section }: NextTarget) {
  const { t } = useTranslation();
  return (
    <div className={styles.next}>
      <Link className={buttonClass('primary')} to={section ? section.routes.intro : to}>
        {section ? formatNextSection(t, section) : t('results.next')}
        <ArrowRight aria-hidden="true" />
      </Link>
      {section && (
        <Link className={buttonClass('tertiary')} to={to}>
          {t('results.enough')}
        </Link>
      )}
    </div>
  );
}

function formatNextSection(t: Translate, { title, minutes }: InstrumentCard): string {
  return minutes === undefined
    ? t('results.nextSection', { title })
    : t('results.nextSectionWithMinutes', { title, minutes });
}
