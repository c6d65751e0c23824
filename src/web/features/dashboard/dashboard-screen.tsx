import { getNow } from '#api/server-clock.ts';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { isUrgentHelpDue } from '#api/device/urgent-help.ts';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { useStepQuery } from '#api/step-api.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { HelpNumbers, ResultHelp } from '#help/result-help.tsx';
import { AssessmentCard, AssessmentList } from '#ui/assessment-card/assessment-card.tsx';
import { ChosenStep } from './chosen-step/chosen-step.tsx';
import styles from './dashboard.module.css';
import { DashboardFrame } from './dashboard-frame.tsx';
import { WithUser } from './with-user.tsx';
import { InstallOffer } from './install-offer/install-offer.tsx';
import { DataBreachNotices } from './notices/data-breach-notices.tsx';
import { LoadFailedNotice } from './notices/load-failed-notice.tsx';
import { ConsentWithdrawnNotice } from './notices/consent-withdrawn-notice.tsx';
import { useLastAttemptsQuery } from './progress/dates-api.ts';
import { RepeatHint } from './progress/repeat-hint.tsx';
import {
  createLinkedCard,
  createPlaceholderCards,
  createSectionCards,
  type SectionCard,
} from './progress/section-cards.ts';
import { createSectionLink } from './progress/section-link.tsx';
import { StartedNote } from './progress/started-note.tsx';
import { useDashboardProgress } from './progress/use-dashboard-progress.ts';
import type { ResultsById } from './results/fetch-results.ts';
import { ResultLines } from './results/result-lines.tsx';
import { computeRepetition } from './results/repetition.ts';
import { useResults } from './results/use-results.ts';
import { AllSectionsCompleteNote } from './results/all-sections-complete-note.tsx';
import { LazyQueuedAnswers } from './waiting-answers/lazy-queued-answers.tsx';
import { QueuedNote } from './waiting-answers/queued-note.tsx';
import { SentNote } from './waiting-answers/sent-note.tsx';
import { PhoneOwnershipQuestion } from './phone-question/phone-question.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';
import type { Format } from '#language/format.ts';

const RejectedAnswers = lazy(async () => ({
  default: (await import('./waiting-answers/rejected-answers.tsx')).RejectedAnswers,
}));

interface Props {
  /** Instruments of the set, in reading order. */
  cards: readonly InstrumentCard[];
  /** Loads an instrument, for the results on the cards. */
  loadInstrument(id: string): Promise<Instrument>;
}

/** The dashboard: each assessment with its state and the date of the last attempt. */
export function DashboardScreen(props: Props) {
  return <WithUser>{(userid) => <Dashboard {...props} userid={userid} />}</WithUser>;
}

function nameState(t: Translate, state: SectionCard['state']): string {
  const names = {
    done: t('dashboard.done'),
    current: t('dashboard.start'),
    locked: t('dashboard.locked'),
    unknown: '',
  };
  return names[state];
}

function Dashboard({ cards, loadInstrument, userid }: Props & { userid: string }) {
  const { t, format } = useTranslation();
  const [now] = useState(() => getNow());
  const progress = useDashboardProgress(userid, cards);
  const deviceQueue = useDeviceQueue(userid, true);
  const isStopped = useIsConsentWithdrawn(userid);
  const sectionIds = cards.map(({ id }) => id);
  const {
    data: attempts,
    isLoading: areDatesLoading,
    refetch,
  } = useLastAttemptsQuery({ userid, sectionIds }, { refetchOnMountOrArgChange: true });
  // A section with a date is completed, also if the request for progress failed.
  const datedSections = progress.isFresh ? [] : sectionIds.filter((id) => attempts?.[id]);
  const { beforeAccount } = progress;
  const computed = computeProgress(
    cards,
    [...progress.completed, ...(deviceQueue?.completed ?? [])],
    // A date does not say whether the answers are from before the registration.
    [...beforeAccount, ...datedSections],
  );
  const isNew = computed.done.size === 0;
  const { isLoading: isStepLoading } = useStepQuery(userid);
  // For a returning user, the cards wait until the height of the notices above them is known.
  const isWaiting = useFirstWait(areDatesLoading || isStepLoading) && !isNew;
  const isLoading = progress.isLoading || isWaiting;
  const sections = isLoading
    ? createPlaceholderCards(t, cards)
    : createSectionCards(t, format, cards, computed, progress.isFresh, userid);
  // The one filled button of the page: an assessment in progress, or the next one.
  const startedId = isStopped ? undefined : sections.find(({ started }) => started)?.card.id;
  const primaryId = startedId ?? sections.find(({ isNext }) => isNext)?.card.id;
  const openCards = isStopped ? [] : cards.filter(({ id }) => computed.open.has(id));
  const completedIds = progress.isLoading
    ? []
    : sectionIds.filter(
        (id) => (computed.done.has(id) || beforeAccount.includes(id)) && !deviceQueue?.waiting.includes(id),
      );
  const { byId: results, ...found } = useResults({ userid, sectionIds: completedIds, loadInstrument });
  const sentHelpFirst = useHelpFirstSectionIds(userid);
  const isHeavy = progress.helpFirst || sentHelpFirst.length > 0 || found.help === 'block';
  const help = isHeavy ? 'block' : found.help;
  const helpTime = help === found.help ? found.helpTime : null;
  const isHelpDue = useMemo(() => help === 'block' && isUrgentHelpDue(helpTime), [help, helpTime]);
  const hasResults = cards[0] !== undefined && completedIds.includes(cards[0].id);
  const lastTimes = Object.fromEntries(
    sectionIds.map((id) => [id, findQueuedTime(deviceQueue, id) ?? attempts?.[id]]),
  );
  const repetition = computeRepetition({
    cards,
    getTimes: (id) => [lastTimes[id], results[id]?.last],
    isPossible: computed.isComplete && !isStopped,
    isHeavy,
    now,
  });
  const hasMissingDates = attempts !== undefined && sectionIds.some((id) => attempts[id] === undefined);

  return (
    <DashboardFrame
      page={t('dashboard.page')}
      lead={isStopped ? null : t('dashboard.lead')}
      isLoading={isLoading}
      notices={
        <>
          <DataBreachNotices userid={userid} />
          {isStopped && <ConsentWithdrawnNotice />}
          <LoadFailedNotice
            text={toFailureText(t, progress.isError, hasMissingDates)}
            onRetry={() => Promise.all([progress.refetch(), refetch()])}
          />
          {deviceQueue?.submissions.some(({ refusal }) => refusal) && (
            <Suspense>
              <RejectedAnswers deviceQueue={deviceQueue} cards={cards} />
            </Suspense>
          )}
          {progress.isError && help === 'none' && <HelpNumbers />}
          {help !== 'none' && (
            <div className={styles.help}>
              <ResultHelp strength={help} time={helpTime} />
            </div>
          )}
          {/* Below the row of help, above everything that can wait. The full block is the only subject of its page. */}
          {!isHelpDue && <PhoneOwnershipQuestion userid={userid} />}
          <SentNote deviceQueue={deviceQueue} cards={cards} />
          <StartedNote cards={openCards} userid={userid} />
          {progress.isFresh && isNew && !isStopped && <FirstSteps />}
          {!isNew && (
            <AllSectionsCompleteNote
              userid={userid}
              cards={cards}
              results={results}
              repetition={repetition}
              isComplete={computed.isComplete}
              isHeavy={isHeavy}
              hasPrimary={isHelpDue || startedId !== undefined}
              now={now}
            />
          )}
          {!isStopped && (
            <ChosenStep
              userid={userid}
              cards={cards}
              results={results}
              hasResults={completedIds.length > 0}
            />
          )}
        </>
      }
    >
      <AssessmentList>
        {sections.map((section) => {
          const linkedCard = isLoading ? null : createLinkedCard(section, { isStopped, beforeAccount });
          const { card, state, started, time } = linkedCard ?? section;
          const lastTime = lastTimes[card.id];
          const lastAttempt = formatLastAttempt(t, format, lastTime, state);
          return (
            <AssessmentCard
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateLabel={linkedCard && state === 'unknown' ? t('shell.consent.card') : nameState(t, state)}
              loading={isLoading}
              continueLabel={
                started ? t('dashboard.goOn', { question: started.question, of: started.total }) : undefined
              }
              date={lastAttempt.text}
              dateLabel={lastAttempt.isDate ? t('dashboard.lastAttempted') : ''}
              duration={state === 'done' ? '' : time}
              variant={primaryId === undefined || primaryId === card.id ? 'primary' : 'secondary'}
              glyph={card.look.glyph}
              accent={card.look.ink}
              link={createSectionLink(
                linkedCard?.to ?? started?.path ?? card.routes.intro,
                linkedCard ?? section,
              )}
            >
              <QueuedNote deviceQueue={deviceQueue} id={card.id} />
              {!linkedCard && <RepeatHint card={card} last={lastTime} now={now} />}
              {!isLoading && completedIds.includes(card.id) && (
                <div className={styles.results}>
                  <ResultLines results={results[card.id]} />
                </div>
              )}
            </AssessmentCard>
          );
        })}
      </AssessmentList>
      {hasResults && (
        <p className={styles.hint}>
          {repetition.isDue && <Link to="/myPatternScreen">{t('dashboard.seePattern')}</Link>}
          <Link to="/myPatternFeedback#counsellor">{t('dashboard.counsellorPage')}</Link>
        </p>
      )}
      {/* Below the cards, so that they do not move when the list appears. */}
      <LazyQueuedAnswers userid={userid} deviceQueue={deviceQueue} cards={cards} />
      {/* Only for a user with at least two attempts, and not together with a call for help. */}
      {help === 'none' && countAttempts(completedIds, results) >= 2 && <InstallOffer userid={userid} />}
    </DashboardFrame>
  );
}

/** Returns the number of attempts in all sections, 0 until all results are loaded. */
function countAttempts(completedIds: readonly string[], results: ResultsById): number {
  const counts = completedIds.map((id) => results[id]?.attempts);
  return counts.includes(undefined) ? 0 : counts.reduce<number>((sum, count = 0) => sum + count, 0);
}

/** How long the cards wait for the requests of the notices, in milliseconds. */
const loaderDelayMs = 1000;

/**
 * Returns true until the first requests have finished or `loaderDelayMs` has passed. It never becomes true again, so
 * a later request does not hide the cards.
 */
function useFirstWait(isPending: boolean): boolean {
  const [isOver, setOver] = useState(false);
  if (!isPending && !isOver) setOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), loaderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isPending && !isOver;
}

/** Returns when the newest queued answers to a section were finished, ISO 8601. */
function findQueuedTime(deviceQueue: DeviceQueue | undefined, id: string): string | undefined {
  return deviceQueue?.submissions.filter(({ sectionId, refusal }) => sectionId === id && !refusal).at(-1)
    ?.finishedAt;
}

/** A link to the introduction, for a user without attempts. */
function FirstSteps() {
  const { t } = useTranslation();
  return (
    <p className={styles.hint}>
      {t('dashboard.firstSteps')} <Link to="/dashboard-start">{t('dashboard.firstStepsLink')}</Link>
    </p>
  );
}

function toFailureText(t: Translate, hasProgressFailed: boolean, hasMissingDates: boolean): string | null {
  if (hasProgressFailed) return t('dashboard.progressFailed');
  return hasMissingDates ? t('dashboard.datesFailed') : null;
}

/**
 * Formats the last attempt for a card: its date, or that there was none. Empty if unknown.
 * @param time null if there is none, undefined while loading and after a failure
 */
function formatLastAttempt(
  t: Translate,
  format: Format,
  time: string | null | undefined,
  state: SectionCard['state'],
): { text: string; isDate: boolean } {
  const date = time ? format.slashDay(time) : '';
  if (date !== '') return { text: date, isDate: true };
  // The state of a locked card says it. A completed one has a time that is missing or invalid.
  const isSaid = time === undefined || state === 'done' || state === 'locked';
  return { text: isSaid ? '' : t('dashboard.notAttempted'), isDate: false };
}
