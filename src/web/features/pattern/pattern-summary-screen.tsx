import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSentHelpFirst } from '#api/help-first.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { ByState } from './by-state.tsx';
import { HelpWhenNeeded } from './help.tsx';
import { PatternFailed, PatternPage } from './pattern-page.tsx';
import { messages } from './messages.ts';
import styles from './summary.module.css';
import type { Group } from './summary-count.ts';
import { SummaryGroup } from './summary-group.tsx';
import { groupAspects } from './summary-groups.ts';
import { SummaryHead } from './summary-head.tsx';
import { formatCell } from './summary-messages.ts';
import { useSummary } from './use-summary.ts';

const text = messages.summary;

export interface PatternSummaryScreenProps {
  /** In their order. */
  readonly instruments: readonly Instrument[];
}

/** One line for each aspect of wellbeing: its state by the newest answers. */
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
  const sent = useSentHelpFirst(userid);
  const narrow = useMediaQuery('(max-width: 47.9375em)');
  if (summary.kind === 'loading') return <Loader text={text.loading} />;
  if (summary.kind === 'failed')
    return (
      <>
        <HelpWhenNeeded needed={sent.length > 0} />
        <PatternFailed title={text.none} {...summary} />
        {/* Whether it is needed is not known. */}
        <HelpWhenNeeded needed={sent.length === 0} />
      </>
    );
  const groups = groupAspects(instruments, summary.body, summary.today, sent);
  const rows = groups.flatMap(({ aspects }) =>
    aspects.map((aspect) => ({ label: aspect.line.title, value: formatCell(aspect) })),
  );
  return (
    <>
      <HelpWhenNeeded needed={groups.some(({ helpFirst }) => helpFirst)} />
      <SummaryHead groups={groups} />
      {narrow ? <ByState groups={groups} /> : <BySection groups={groups} />}
      <p className={styles.bars}>{text.bars}</p>
      <div className={styles.table}>
        <ChartTable caption={text.title} rows={rows} />
      </div>
    </>
  );
}

function BySection({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <SummaryGroup key={group.instrument.id} {...group} />
      ))}
    </div>
  );
}
