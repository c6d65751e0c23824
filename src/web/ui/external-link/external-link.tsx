import { useTranslation } from '#web-language/use-translation.ts';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './external-link.module.css';

/** A link to another website, which its text names; printed with its address. Opens in the same tab. */
export function ExternalLink({
  href,
  children,
}: {
  /** Absolute URL. */
  href: string;
  /** Link text that describes the target. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <a className={styles.link} href={href} rel="noreferrer">
      {children}
      <ArrowUpRight className={styles.mark} aria-hidden="true" />{' '}
      <span className={styles.host}>
        {t('app.ui.opensWebsite', { host: new URL(href).host.replace(/^www\./, '') })}
      </span>
    </a>
  );
}
