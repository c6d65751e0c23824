import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { readReportState } from '#contract/wire/report-state.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { SectionLinks } from '#ui/section-links/section-links.tsx';
import { FailedReport } from './failed-report.tsx';
import { FeedbackFrame } from './feedback-frame.tsx';
import { FeedbackFrameContent } from './frame-parts.tsx';
import { NoSession } from './no-session.tsx';
import { PrintButton } from './print-button.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import { counsellorHash } from './counsellor-hash.ts';
import { CounsellorPage } from './print/counsellor-page.tsx';
import type { LoadInstrument } from './use-instrument.ts';
import { useReport } from './use-report.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface MyPatternFeedbackScreenProps {
  /** The instrument of this report; the others are linked. */
  readonly lead: CompiledInstrument;
  /** All sections in order, for the links and the printed report. */
  readonly cards: readonly InstrumentCard[];
  readonly loadInstrument: LoadInstrument;
}

/**
 * The report of the first section, from the navigation state or fetched, with links to the others and a print button;
 * or at `#counsellor` one page to show to someone.
 */
export function MyPatternFeedbackScreen(props: MyPatternFeedbackScreenProps) {
  const { t } = useTranslation();
  const session = useSelector(selectSession);
  const { hash, pathname } = useLocation();
  const isForCounsellor = hash === counsellorHash;
  const title = isForCounsellor ? t('results.onePage') : t('results.report.title');
  useFocusOnTitle(isForCounsellor);
  return (
    <FeedbackFrame title={title} accent={props.lead.look.ink}>
      {!session && <NoSession />}
      {session && !isForCounsellor && <LeadReport {...props} userid={session.userid} />}
      {session && isForCounsellor && (
        <FeedbackFrameContent>
          <CounsellorPage {...props} userid={session.userid} reportAddress={pathname} />
        </FeedbackFrameContent>
      )}
    </FeedbackFrame>
  );
}

/** Moves the focus to the heading when another page is displayed at the same path, which the router does not do. */
function useFocusOnTitle(isForCounsellor: boolean): void {
  const previous = useRef(isForCounsellor);
  useEffect(() => {
    if (previous.current === isForCounsellor) return;
    previous.current = isForCounsellor;
    document.getElementById('page-title')?.focus();
  }, [isForCounsellor]);
}

function LeadReport({ lead, userid, ...rest }: MyPatternFeedbackScreenProps & { readonly userid: string }) {
  const { t } = useTranslation();
  const { state: locationState } = useLocation();
  const navigationReport = useMemo(() => readReportState(lead, locationState), [lead, locationState]);
  const state = useReport(lead, userid, { navigationReport });
  const report = state.kind === 'ready' ? state.report : null;

  return (
    <FeedbackFrameContent
      answeredText={report?.answeredText}
      head={
        report && (
          <>
            <ReportHead
              report={report}
              userid={userid}
              sectionId={lead.id}
              pageTitle={t('results.report.title')}
            />
            <PrintButton userid={userid} {...rest} />
          </>
        )
      }
    >
      {state.kind === 'loading' && <Spinner label={t('results.loading')} />}
      {state.kind === 'failed' && <FailedReport {...state} />}
      {state.kind === 'empty' && <EmptyState title={lead.feedback.emptyText} />}
      {report && <ReportBody report={report} pageTitle={t('results.report.title')} />}
      <SectionLinks
        title={t('results.report.others')}
        links={rest.cards
          .filter(({ id }) => id !== lead.id)
          .map(({ id, title, routes, look: { ink } }) => ({
            id,
            accent: ink,
            link: <Link to={routes.combined}>{title}</Link>,
          }))}
      />
    </FeedbackFrameContent>
  );
}
