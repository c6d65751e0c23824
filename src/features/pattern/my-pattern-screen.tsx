import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSession } from '../../api/session.ts';
import { longDate } from '../../domain/dates/dates.ts';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/empty/empty.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { Lead, Wrap } from '../../ui/page/page.tsx';
import { ReportArt, SummaryArt } from './art.tsx';
import look from './my-pattern.module.css';
import { FurtherLinks } from './further-links.tsx';
import { PatternCard } from './pattern-card.tsx';
import { strings } from './strings.ts';
import { usePattern } from './use-pattern.ts';

const text = strings.pattern;

export interface MyPatternScreenProps {
  /** The instrument whose newest attempt dates the summary and fills the report: the first of all. */
  readonly lead: InstrumentCard;
  /** In their order. */
  readonly cards: readonly InstrumentCard[];
}

/** The way to everything about one's results: the summary, the report, each section, and the survey. */
export function MyPatternScreen(props: MyPatternScreenProps) {
  const session = useSelector(selectSession);
  return (
    <Wrap className={look.page}>
      <title>{`${text.title} · ${strings.programName}`}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <Lead>{text.lead}</Lead>
      {session ? <Pattern {...props} userid={session.userid} /> : <NoSession />}
    </Wrap>
  );
}

function NoSession() {
  useEffect(() => console.warn(strings.missingSession), []);
  return <Empty text={text.none} />;
}

function Pattern({ lead, cards, userid }: MyPatternScreenProps & { readonly userid: string }) {
  const pattern = usePattern(userid, lead.id);
  let results: ReactNode;
  switch (pattern.kind) {
    case 'loading':
      return <Loader text={text.loading} />;
    case 'failed':
      results = (
        <Empty text={text.none}>
          <p>{text.failed}</p>
          <Button onClick={pattern.again}>{strings.tryAgain}</Button>
        </Empty>
      );
      break;
    case 'empty':
      results = (
        <Empty text={text.none}>
          <p>{text.noneYet}</p>
          <Link className={buttonClass('primary')} to="/dashboard">
            {text.dashboard}
          </Link>
        </Empty>
      );
      break;
    case 'ready':
      results = (
        <div className={look.two}>
          <PatternCard
            to="/patternSummary"
            title={text.summary}
            about={text.updated(longDate(pattern.updated))}
            ink="brand"
            art={<SummaryArt inks={cards.map((card) => card.look.ink)} />}
          />
          <PatternCard
            to="/myPatternFeedback"
            state={pattern.report}
            title={text.report}
            about={text.reportAbout}
            ink="s4"
            art={<ReportArt />}
          />
        </div>
      );
  }
  return (
    <>
      {results}
      <FurtherLinks cards={cards} />
    </>
  );
}
