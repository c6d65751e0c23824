import { Link } from 'react-router-dom';
import { useSentHelpFirst } from '#api/help-first.ts';
import { unknownAge } from '#domain/account/age.ts';
import { formatLongDate } from '#domain/dates/dates.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { LevelsArt, SectionsArt } from './pattern-art.tsx';
import { FurtherLinks } from './further-links.tsx';
import { HelpWhenNeeded } from './help.tsx';
import styles from './my-pattern.module.css';
import { PatternCard } from './pattern-card.tsx';
import { PatternFailed, PatternPage } from './pattern-page.tsx';
import { messages } from './messages.ts';
import type { SectionSummary } from './count-aspects.ts';
import { summariseSections } from './summarise-sections.ts';
import { type PatternResult, usePattern } from './use-pattern.ts';
import { useSummary } from './use-summary.ts';

const text = messages.pattern;

export interface MyPatternScreenProps {
  /** In reading order. The newest attempt at the first one dates the summary and fills the report. */
  readonly instruments: readonly Instrument[];
}

/** Links to the summary, the report, each section, and the survey. */
export function MyPatternScreen({ instruments }: MyPatternScreenProps) {
  const [lead] = instruments;
  return (
    <PatternPage
      text={text}
      className={styles.page}
      results={(userid) =>
        lead ? (
          <PatternResults lead={lead} instruments={instruments} userid={userid} />
        ) : (
          <Empty text={text.none} />
        )
      }
    />
  );
}

interface ResultsProps extends MyPatternScreenProps {
  readonly lead: Instrument;
  readonly userid: string;
}

function PatternResults({ lead, instruments, userid }: ResultsProps) {
  const pattern = usePattern(userid, lead.id);
  const summary = useSummary(userid);
  const sentHelpFirst = useSentHelpFirst(userid);
  if (pattern.kind === 'loading' || summary.kind === 'loading') return <Loader text={text.loading} />;
  const groups = summariseSections(
    instruments,
    summary.kind === 'ready' ? summary.body : [],
    summary.kind === 'ready' ? summary.demographics : { age: unknownAge },
    sentHelpFirst,
  );
  const hasResults = groups.some(({ aspects }) => aspects.some(({ figure }) => figure !== ''));
  const needsHelp = sentHelpFirst.length > 0 || groups.some(({ helpFirst }) => helpFirst);
  return (
    <>
      <HelpWhenNeeded needed={needsHelp} />
      <Cards pattern={pattern} groups={groups} />
      {/* Without the summary it is unknown whether help is needed. */}
      <HelpWhenNeeded needed={summary.kind === 'failed' && !needsHelp} />
      <FurtherLinks cards={pattern.kind === 'ready' || hasResults ? instruments : []} />
    </>
  );
}

interface CardsProps {
  readonly pattern: Exclude<PatternResult, { kind: 'loading' }>;
  readonly groups: readonly SectionSummary[];
}

function Cards({ pattern, groups }: CardsProps) {
  switch (pattern.kind) {
    case 'failed':
      return <PatternFailed title={text.none} {...pattern} />;
    case 'empty':
      return (
        <Empty text={text.none}>
          <p>{text.noneYet}</p>
          <Link className={buttonClass('primary')} to="/dashboard">
            {text.dashboard}
          </Link>
        </Empty>
      );
    case 'ready':
      return (
        <div className={styles.two}>
          <PatternCard
            to="/patternSummary"
            title={text.summary}
            about={pattern.updated === null ? '' : text.updated(formatLongDate(pattern.updated))}
            accent="brand"
            art={<LevelsArt groups={groups} />}
            legend={text.legend}
          />
          <PatternCard
            to="/myPatternFeedback"
            state={pattern.report}
            title={text.report}
            about={text.reportAbout}
            accent="s4"
            art={<SectionsArt cards={groups.map(({ instrument }) => instrument)} />}
          />
        </div>
      );
  }
}
