import type { ReactNode } from 'react';
import { getLocale } from '#language/locale.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './reference-values.module.css';

export interface ValueProps {
  readonly term: string;
  /** Explanation of the term. */
  readonly about?: string;
  /** Source of the value, which no questionnaire translates. */
  readonly basis?: string;
  /** The value is assumed, not measured. */
  readonly assumed?: boolean;
  readonly children: ReactNode;
}

/** A term of a description list, with its value and source. */
export function Value({ term, about, basis, assumed = false, children }: ValueProps) {
  const { t, language } = useTranslation();
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {assumed && <strong className={styles.assumed}>{t('pattern.reference.assumed')}</strong>}
        {about && <span className={styles.basis}>{about}</span>}
        {basis && (
          <span
            className={styles.basis}
            lang={language === sourceLanguage ? undefined : getLocale(sourceLanguage)}
          >
            {basis}
          </span>
        )}
      </dd>
    </div>
  );
}
