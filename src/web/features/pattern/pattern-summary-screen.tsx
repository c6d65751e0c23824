import { ArrowLeft, Printer } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { HelpNumbers, ResultHelp } from '#help/result-help.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { useOpenInPrint } from '#ui/motion/use-open-in-print.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { formatCell } from './aspects.ts';
import { sortByCare } from './headline.ts';
import { HeadlineText } from './headline-text.tsx';
import { listParts, type PatternPart } from './list-parts.ts';
import { ReferenceValuesLink } from './reference-values-link.tsx';
import { PatternHelp } from './pattern-help.tsx';
import { PatternFailed, PatternPage } from './pattern-page.tsx';
import styles from './summary.module.css';
import { FoldedSummaryPart, SummaryPart } from './summary-part.tsx';
import { useSummary } from './use-summary.ts';

export interface PatternSummaryScreenProps {
  /** In reading order. */
  readonly instruments: readonly Instrument[];
}

/** The overall summary: one row per aspect of wellbeing, by the newest answers. */
export function PatternSummaryScreen({ instruments }: PatternSummaryScreenProps) {
  const { t } = useTranslation();
  return (
    <PatternPage
      text={{
        title: t('pattern.summary.title'),
        lead: t('pattern.summary.lead'),
        none: t('pattern.summary.none'),
      }}
      className={styles.page}
      results={(userid) => <Results instruments={instruments} userid={userid} />}
    >
      <div className={styles.end}>
        <p>{t('pattern.summary.footer')}</p>
        <div className={styles.ways}>
          <Button
            variant="secondary"
            startIcon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('pattern.summary.print')}
          </Button>
          <Link className={buttonClass('primary')} to="/dashboard">
            <ArrowLeft aria-hidden="true" />
            {t('pattern.summary.back')}
          </Link>
        </div>
      </div>
    </PatternPage>
  );
}

function Results({ instruments, userid }: PatternSummaryScreenProps & { readonly userid: string }) {
  const { t } = useTranslation();
  const summary = useSummary(userid);
  const sentHelpFirst = useHelpFirstSectionIds(userid);
  if (summary.kind === 'loading') return <Spinner label={t('pattern.summary.loading')} />;
  if (summary.kind === 'failed')
    return (
      <div className={styles.results}>
        <ResultHelp strength={sentHelpFirst.length > 0 ? 'block' : 'none'} />
        <PatternFailed title={t('pattern.summary.none')} {...summary} />
        {/* Without the summary it is unknown whether help is needed. */}
        {sentHelpFirst.length === 0 && <HelpNumbers />}
      </div>
    );
  const parts = listParts(t, instruments, summary.body, summary.demographics, sentHelpFirst);
  const rows = parts.flatMap(({ aspects }) =>
    aspects.map((aspect) => ({ label: aspect.row.title, value: formatCell(t, aspect) })),
  );
  return (
    <div className={styles.results}>
      <PatternHelp parts={parts} userid={userid} />
      <HeadlineText parts={parts} />
      <Parts parts={parts} />
      <ReferenceValuesLink instruments={instruments} />
      <div className={styles.table}>
        <ChartTable caption={t('pattern.summary.title')} rows={rows} />
      </div>
    </div>
  );
}

/** The parts that need care first; on narrow screens the others are folded. */
function Parts({ parts }: { parts: readonly PatternPart[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 47.9375em)');
  const Part = isNarrow ? FoldedSummaryPart : SummaryPart;
  useOpenInPrint(ref);
  return (
    <div ref={ref}>
      {sortByCare(parts).map((part) => (
        <Part key={part.instrument.id} part={part} />
      ))}
    </div>
  );
}
