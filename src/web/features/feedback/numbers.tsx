import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { useOpenInPrint } from '#ui/motion/use-open-in-print.ts';
import styles from './numbers.module.css';
import { ReadingCards } from './reading-cards.tsx';
import type { FeedbackReport } from './report.ts';
import { LeadScore, PartScore } from './score-view.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

export { ReadingCards };

export interface NumbersProps {
  readonly report: FeedbackReport;
  /** Title of the screen. */
  readonly pageTitle: string;
}

/**
 * All scores with charts, comparisons and tables. Closed on small screens, and if help comes first; opened for
 * printing.
 */
export function Numbers({ report, pageTitle }: NumbersProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  useOpenInPrint(root);
  const isWide = useMediaQuery('(min-width: 48em)');
  const { lead, groups, strength, dateText, groupNote, normsNote, hasBorrowedNorms } = report;
  // Under a lead score the others are its subscales, collapsed on small screens.
  const folds = lead !== null && groups.some(({ scores }) => scores.length > 2);
  return (
    <div ref={root}>
      <Disclosure
        label={t('numbers.summary')}
        size="large"
        className={styles.numbers}
        open={isWide && strength !== 'block'}
      >
        <div className={styles.about}>
          {dateText && <p>{dateText}</p>}
          {groupNote && <p>{groupNote}</p>}
          {normsNote && (
            <p>
              {normsNote}{' '}
              {hasBorrowedNorms && <Link to={referenceValuesAddress}>{t('numbers.sources')}</Link>}
            </p>
          )}
        </div>
        {lead && <LeadScore score={lead} page={report} pageTitle={pageTitle} />}
        {groups.map(({ heading, scores }) => (
          <section key={scores[0]?.id} className={styles.group}>
            <h2>{heading}</h2>
            {scores.map((score) => (
              <PartScore key={score.id} score={score} page={report} isCollapsible={folds} />
            ))}
          </section>
        ))}
      </Disclosure>
    </div>
  );
}
