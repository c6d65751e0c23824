import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSentHelpFirst } from '#api/help-first.ts';
import { selectSession } from '#api/session.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { ChartTable } from '#ui/chart-table/chart-table.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { useMediaQuery } from '#ui/motion/media-query.ts';
import { Lead, Wrap } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import '#ui/theme/on-paper.css';
import { ByStanding } from './by-standing.tsx';
import { HelpWhenNeeded } from './help.tsx';
import { strings } from './strings.ts';
import styles from './summary.module.css';
import type { Group } from './summary-count.ts';
import { SummaryGroup } from './summary-group.tsx';
import { groupsOf } from './summary-groups.ts';
import { SummaryHead } from './summary-head.tsx';
import { cellOf } from './summary-words.ts';
import { useSummary } from './use-summary.ts';

const text = strings.summary;

export interface PatternSummaryScreenProps {
  /** In their order. */
  readonly instruments: readonly Instrument[];
}

/** One line for each aspect of wellbeing: its state by the newest answers. */
export function PatternSummaryScreen({ instruments }: PatternSummaryScreenProps) {
  const session = useSelector(selectSession);
  return (
    <Wrap className={classes(styles.page, 'on-paper')}>
      <title>{`${text.title} · ${strings.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <Lead>{text.lead}</Lead>
      {session ? <Results instruments={instruments} userid={session.userid} /> : <NoSession />}
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
    </Wrap>
  );
}

function NoSession() {
  useEffect(() => console.warn(strings.missingSession), []);
  return <Empty text={text.notAvailable} />;
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
        <LoadFailed
          title={text.notAvailable}
          text={text.failed}
          tryAgain={strings.tryAgain}
          trying={strings.trying}
          busy={summary.trying}
          onTryAgain={() => void summary.again()}
        />
        {/* Whether it is needed is not known. */}
        <HelpWhenNeeded needed={sent.length === 0} />
      </>
    );
  const groups = groupsOf(instruments, summary.body, summary.today, sent);
  const rows = groups.flatMap(({ aspects }) =>
    aspects.map((aspect) => ({ label: aspect.line.title, value: cellOf(aspect) })),
  );
  return (
    <>
      <HelpWhenNeeded needed={groups.some(({ helpFirst }) => helpFirst)} />
      <SummaryHead groups={groups} />
      {narrow ? <ByStanding groups={groups} /> : <BySection groups={groups} />}
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
