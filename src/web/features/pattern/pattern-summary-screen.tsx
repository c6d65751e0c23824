import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSentHelpFirst } from '#api/help-first.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { SummaryByStatus } from './summary-by-status.tsx';
import { HelpWhenNeeded } from './help.tsx';
import { PatternFailed, PatternPage } from './pattern-page.tsx';
import { messages } from './messages.ts';
import styles from './summary.module.css';
import type { SectionSummary } from './count-aspects.ts';
import { SummaryGroup } from './summary-group.tsx';
import { summariseSections } from './summarise-sections.ts';
import { SummaryHead } from './summary-head.tsx';
import { formatCell } from './aspects.ts';
import { useSummary } from './use-summary.ts';

const text = messages.summary;

export interface PatternSummaryScreenProps {
  /** In reading order. */
  readonly instruments: readonly Instrument[];
}

/** The overall summary: one row per aspect of wellbeing, by the newest answers. */
export function PatternSummaryScreen({ instruments }: PatternSummaryScreenProps) {
  return (
    <PatternPage
      text={text}
      className={styles.page}
      results={(userid) => <Results instruments={instruments} userid={userid} />}
    >
      <div className={styles.end}>
        <p>{text.footer}</p>
        <div className={styles.ways}>
          <Button variant="ghost" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {text.print}
          </Button>
          <Link className={buttonClass('primary')} to="/dashboard">
            <ArrowLeft aria-hidden="true" />
            {text.back}
          </Link>
        </div>
      </div>
    </PatternPage>
  );
}

function Results({ instruments, userid }: PatternSummaryScreenProps & { readonly userid: string }) {
  const summary = useSummary(userid);
  const sentHelpFirst = useSentHelpFirst(userid);
  const isNarrow = useMediaQuery('(max-width: 47.9375em)');
  if (summary.kind === 'loading') return <Loader text={text.loading} />;
  if (summary.kind === 'failed')
    return (
      <>
        <HelpWhenNeeded needed={sentHelpFirst.length > 0} />
        <PatternFailed title={text.none} {...summary} />
        {/* Without the summary it is unknown whether help is needed. */}
        <HelpWhenNeeded needed={sentHelpFirst.length === 0} />
      </>
    );
  const groups = summariseSections(instruments, summary.body, summary.demographics, sentHelpFirst);
  const rows = groups.flatMap(({ aspects }) =>
    aspects.map((aspect) => ({ label: aspect.row.title, value: formatCell(aspect) })),
  );
  return (
    <>
      <HelpWhenNeeded needed={groups.some(({ helpFirst }) => helpFirst)} />
      <SummaryHead groups={groups} />
      {isNarrow ? <SummaryByStatus groups={groups} /> : <SummaryBySection groups={groups} />}
      <p className={styles.bars}>{text.bars}</p>
      <div className={styles.table}>
        <ChartTable caption={text.title} rows={rows} />
      </div>
    </>
  );
}

function SummaryBySection({ groups }: { groups: readonly SectionSummary[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <SummaryGroup key={group.instrument.id} {...group} />
      ))}
    </div>
  );
}
