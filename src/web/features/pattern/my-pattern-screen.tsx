import { Link } from 'react-router-dom';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import { useStepQuery } from '#api/step-api.ts';
import { unknownAge } from '#domain/account/age.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { planAddress } from '#domain/reading-order/addresses.ts';
import { HelpNumbers, ResultHelp } from '#help/result-help.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { HeadlineText } from './headline-text.tsx';
import { listParts } from './list-parts.ts';
import styles from './my-pattern.module.css';
import { NextStepBox } from './next-step.tsx';
import { ReferenceValuesLink } from './reference-values-link.tsx';
import { PartList } from './part-list.tsx';
import { PatternCard } from './pattern-card.tsx';
import { PatternHelp } from './pattern-help.tsx';
import { PatternFailed, PatternPage } from './pattern-page.tsx';
import { SurveyLink } from './survey-link.tsx';
import { type PatternResult, usePattern } from './use-pattern.ts';
import { useSummary } from './use-summary.ts';

export interface MyPatternScreenProps {
  /** In reading order. The newest attempt at the first one dates the summary and fills the report. */
  readonly instruments: readonly Instrument[];
}

/** The result in short: a sentence, a line per part, the next step, and links to the summary, report and survey. */
export function MyPatternScreen({ instruments }: MyPatternScreenProps) {
  const { t } = useTranslation();
  const [lead] = instruments;
  return (
    <PatternPage
      text={{
        title: t('pattern.pattern.title'),
        lead: t('pattern.pattern.lead'),
        none: t('pattern.pattern.none'),
      }}
      className={styles.page}
      results={(userid) =>
        lead ? (
          <PatternResults lead={lead} instruments={instruments} userid={userid} />
        ) : (
          <EmptyState title={t('pattern.pattern.none')} />
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
  const { t } = useTranslation();
  const pattern = usePattern(userid, lead.id);
  const summary = useSummary(userid);
  const sentHelpFirst = useHelpFirstSectionIds(userid);
  if (pattern.kind === 'loading' || summary.kind === 'loading')
    return <Spinner label={t('pattern.pattern.loading')} />;
  const { body, demographics } =
    summary.kind === 'ready' ? summary : { body: [], demographics: unknownPerson };
  const parts = listParts(t, instruments, body, demographics, sentHelpFirst);
  const isKnown = summary.kind === 'ready';
  const hasHistory = pattern.kind !== 'failed';
  const hasResults = parts.some(({ isFinished }) => isFinished);
  return (
    <div className={styles.results}>
      {isKnown ? (
        <PatternHelp parts={parts} userid={userid} hasHistory={hasHistory} />
      ) : (
        <ResultHelp strength={sentHelpFirst.length > 0 ? 'block' : 'none'} />
      )}
      {(hasResults || (pattern.kind === 'ready' && !isKnown)) && (
        <div className={styles.result}>
          <div>
            {isKnown && <HeadlineText parts={parts} />}
            <PartList parts={parts} userid={userid} isKnown={isKnown} hasHistory={hasHistory} />
          </div>
          {isKnown && <NextStepBox parts={parts} />}
        </div>
      )}
      {hasResults && <PlanOffer userid={userid} />}
      <Cards pattern={pattern} />
      {/* Without the summary it is unknown whether help is needed. */}
      {!isKnown && sentHelpFirst.length === 0 && <HelpNumbers />}
      <div className={styles.end}>
        <SurveyLink />
        {hasResults && <ReferenceValuesLink instruments={instruments} />}
      </div>
    </div>
  );
}

/** A link to the plan of the week, if there is none yet. */
function PlanOffer({ userid }: { userid: string }) {
  const { t } = useTranslation();
  const { data } = useStepQuery(userid);
  if (!data?.offers || data.chosen?.plan) return null;
  return (
    <p className={styles.plan}>
      {t('shell.plan.known')} <Link to={planAddress}>{t('help.planOffer')}</Link>
    </p>
  );
}

const unknownPerson = { age: unknownAge };

function Cards({ pattern }: { pattern: Exclude<PatternResult, { kind: 'loading' }> }) {
  const { t, format } = useTranslation();
  switch (pattern.kind) {
    case 'failed':
      return <PatternFailed title={t('pattern.pattern.none')} {...pattern} />;
    case 'empty':
      return (
        <EmptyState title={t('pattern.pattern.none')}>
          <p>{t('pattern.pattern.noneYet')}</p>
          <Link className={buttonClass('primary')} to="/dashboard">
            {t('pattern.pattern.dashboard')}
          </Link>
        </EmptyState>
      );
    case 'ready':
      return (
        <div className={styles.two}>
          <PatternCard
            to="/patternSummary"
            title={t('pattern.pattern.summary')}
            about={
              pattern.updated === null
                ? ''
                : t('pattern.pattern.updated', { date: format.ordinalDay(pattern.updated) })
            }
            accent="brand"
          />
          <PatternCard
            to="/myPatternFeedback"
            state={pattern.report}
            title={t('pattern.pattern.report')}
            about={t('pattern.pattern.reportAbout')}
            accent="s4"
          />
        </div>
      );
  }
}
