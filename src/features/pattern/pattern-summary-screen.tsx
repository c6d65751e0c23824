import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { ChartTable } from '../../ui/chart-table/chart-table.tsx';
import { Empty } from '../../ui/empty/empty.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { Lead, Wrap } from '../../ui/page/page.tsx';
import { SummaryGroup } from './summary-group.tsx';
import { aspectsOf } from './summary-words.ts';
import look from './summary.module.css';
import { strings } from './strings.ts';
import { useSummary } from './use-summary.ts';

const text = strings.summary;

export interface PatternSummaryScreenProps {
  /** In their order. */
  readonly instruments: readonly Instrument[];
}

/** One line for each aspect of wellbeing: how it stands by the newest answers. */
export function PatternSummaryScreen({ instruments }: PatternSummaryScreenProps) {
  const session = useSelector(selectSession);
  return (
    <Wrap className={look.page}>
      <title>{`${text.title} · ${strings.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <Lead>{text.lead}</Lead>
      {session ? <Groups instruments={instruments} userid={session.userid} /> : <NoSession />}
      <div className={look.end}>
        <p>{text.footer}</p>
        <Link className={buttonClass('primary')} to="/dashboard">
          <ArrowLeft aria-hidden="true" />
          {text.back}
        </Link>
      </div>
    </Wrap>
  );
}

function NoSession() {
  useEffect(() => console.warn(strings.missingSession), []);
  return <Empty text={text.notAvailable} />;
}

function Groups({ instruments, userid }: PatternSummaryScreenProps & { readonly userid: string }) {
  const summary = useSummary(userid);
  if (summary.kind === 'loading') return <Loader text={text.loading} />;
  if (summary.kind === 'failed')
    return (
      <Empty text={text.notAvailable}>
        <Button look="ghost" onClick={summary.again}>
          {strings.tryAgain}
        </Button>
      </Empty>
    );
  const groups = instruments.map((instrument) => {
    const record = summary.records.find(({ section_id }) => section_id === instrument.id);
    return { instrument, aspects: aspectsOf(instrument, record?.totalsum ?? null, summary.age) };
  });
  const rows = groups.flatMap(({ aspects }) =>
    aspects.map(({ line, words }) => ({ label: line.title, value: words.cell })),
  );
  return (
    <>
      <div className={look.groups}>
        {groups.map((group) => (
          <SummaryGroup key={group.instrument.id} {...group} />
        ))}
      </div>
      <div className={look.table}>
        <ChartTable caption={text.title} rows={rows} />
      </div>
    </>
  );
}
