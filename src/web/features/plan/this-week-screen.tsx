import { getNow } from '#api/server-clock.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isFetchingWithoutData } from '#api/api.ts';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import { selectSession } from '#api/session.ts';
import { useStepQuery } from '#api/step-api.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { ResultHelp } from '#help/result-help.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import type { PlanSelection } from './plan-choice.ts';
import { PlanForm } from './plan-form.tsx';
import { SavedPlan } from './saved-plan.tsx';
import styles from './plan.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

export interface ThisWeekScreenProps {
  readonly content: PlanContent;
  /** Current time; for stories. */
  readonly now?: Date;
}

/** One small step with a day, a time and a place. */
export function ThisWeekScreen({ content, now }: ThisWeekScreenProps) {
  const { t } = useTranslation();
  const session = useSelector(selectSession);
  const [today] = useState(() => now ?? getNow());
  return (
    <Container className={styles.page}>
      <DocumentTitle page={t('shell.plan.title')} />
      <h1 id="page-title" tabIndex={-1}>
        {t('shell.plan.title')}
      </h1>
      <Lead>{t('shell.plan.known')}</Lead>
      {session && <Plan userid={session.userid} content={content} now={today} />}
    </Container>
  );
}

function Plan({ userid, content, now }: { userid: string; content: PlanContent; now: Date }) {
  const { t } = useTranslation();
  const step = useStepQuery(userid, { refetchOnMountOrArgChange: true });
  const sentHelpFirst = useHelpFirstSectionIds(userid);
  const [saved, setSaved] = useState<PlanSelection | null>(null);
  const isStale = step.data === undefined || isFetchingWithoutData(step);
  if (saved)
    return <SavedPlan selection={saved} content={content} now={now} onChange={() => setSaved(null)} />;
  if (isStale && !step.isError) return <Spinner label={t('plan.loading')} />;
  if (!step.data)
    return (
      <ErrorState
        title={t('shell.plan.title')}
        description={t('plan.failed')}
        retryLabel={t('plan.tryAgain')}
        retryingLabel={t('plan.trying')}
        loading={step.isFetching}
        onRetry={() => void step.refetch()}
      />
    );
  const { offers: sentOffers, chosen } = step.data;
  if (!sentOffers) return <NotAvailable />;
  const offers = sentHelpFirst.length > 0 ? toContactOnly(sentOffers, content) : sentOffers;
  const isOpen = chosen !== null && chosen.plan === null && chosen.helped === null;
  const kept = isOpen && (!offers.contactOnly || chosen.isContact) ? chosen : null;
  return (
    <>
      {offers.contactOnly && <ResultHelp strength="block" />}
      <PlanForm userid={userid} content={content} offers={offers} kept={kept} now={now} onSaved={setSaved} />
    </>
  );
}

/** After heavy answers in this tab that the server has not evaluated yet. */
function toContactOnly(offers: PlanOffers, { steps }: PlanContent): PlanOffers {
  const slugs = steps.filter(({ contact }) => contact).map(({ slug }) => slug);
  return {
    contactOnly: true,
    troubles: offers.troubles.map((offer) => ({ ...offer, steps: slugs })),
  };
}

function NotAvailable() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('plan.unsupported')}>
      <Link className={buttonClass('primary')} to="/dashboard">
        {t('plan.dashboard')}
      </Link>
    </EmptyState>
  );
}
