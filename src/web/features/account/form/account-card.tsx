import type { ReactNode } from 'react';
import settings from '#compiled/settings.json';
import { InstituteMark } from '#ui/brand/brand.tsx';
import { useContent } from '#web-language/content.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './account-card.module.css';
import { DocumentTitle } from '#web-language/document-title.tsx';

export interface AccountCardProps {
  title: string;
  /** Name of the page in the document title, if another page has the same heading. */
  page?: string;
  lead?: string;
  children: ReactNode;
  /** Content below the form, such as a link to another screen. */
  aside?: ReactNode;
}

/** The layout of the short account forms: the tagline on three discs, and the form next to it. */
export function AccountCard({ title, page = title, lead, children, aside }: AccountCardProps) {
  return (
    <div className={styles.split}>
      <DocumentTitle page={page} />
      <Art />
      <div className={styles.form}>
        <p className={styles.institute}>
          <InstituteMark />
          {useContent('settings.json', settings).institute.name}
        </p>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && (
          <p id="page-lead" className={styles.lead}>
            {lead}
          </p>
        )}
        {children}
        {aside && <p className={styles.aside}>{aside}</p>}
      </div>
    </div>
  );
}

function Art() {
  const { t } = useTranslation();
  return (
    <div className={styles.art} aria-hidden="true">
      <svg viewBox="0 0 640 828" preserveAspectRatio="xMidYMid slice">
        <circle className={styles.discover} cx="250" cy="262" r="200" />
        <circle className={styles.reflect} cx="405" cy="432" r="200" />
        <circle className={styles.empower} cx="250" cy="602" r="200" />
      </svg>
      <ul>
        <li>{t('login.tagline.discover')}</li>
        <li>{t('login.tagline.reflect')}</li>
        <li>{t('login.tagline.empower')}</li>
      </ul>
    </div>
  );
}
