import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import type { Destination } from './page-context.ts';
import styles from './page-footer.module.css';
import { PrintPage } from './print-page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

export interface PageFooterProps {
  readonly next?: Destination;
  /** False if there is nothing to print. */
  readonly printable?: boolean;
  /** Called on a click on Next. */
  readonly onNext?: () => void;
}

/** The footer of a page: a print button, and Next with the title of its target. */
export function PageFooter({ next, printable = true, onNext }: PageFooterProps) {
  const { t } = useTranslation();
  const about = useId();
  const title = next?.title ?? (next?.name && t(next.name));
  if (!printable && !next) return null;
  return (
    <div className={styles.footer}>
      {printable && <PrintPage />}
      {next && (
        <div className={styles.next}>
          <Link
            className={buttonClass('primary')}
            to={next.to}
            rel="next"
            aria-describedby={title ? about : undefined}
            onClick={onNext}
          >
            {t('reading.next')}
            <ArrowRight aria-hidden="true" />
          </Link>
          {title && (
            <p id={about} className="note">
              {next.chapter && <span>{t('reading.nextChapter', { title: next.chapter })}</span>} {title}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
