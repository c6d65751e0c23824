import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import type { Destination } from './page-context.ts';
import styles from './page-footer.module.css';
import { PrintPage } from './print-page.tsx';
import { messages } from './messages.ts';

export interface PageFooterProps {
  readonly next?: Destination;
  /** False where there is no text to put on paper. */
  readonly printable?: boolean;
  /** Runs at the click on Next. */
  readonly onNext?: () => void;
}

/** The foot of a page: print, and Next with the title of what it leads to. */
export function PageFooter({ next, printable = true, onNext }: PageFooterProps) {
  const about = useId();
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
            aria-describedby={next.title ? about : undefined}
            onClick={onNext}
          >
            {messages.next}
            <ArrowRight aria-hidden="true" />
          </Link>
          {next.title && (
            <p id={about} className="note">
              {next.chapter && <span>{messages.nextChapter(next.chapter)}</span>} {next.title}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
