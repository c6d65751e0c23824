import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { useSentHelpFirst } from '#api/help-first.ts';
import type { DeviceQueue } from '#api/outbox/device-queue.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { useStepQuery } from '#api/step-api.ts';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { formatSlashDate } from '#domain/dates/numeric.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { DashboardStop, StopChain } from '#ui/dashboard-stop/dashboard-stop.tsx';
import { ChosenStep } from './chosen-step/chosen-step.tsx';
import styles from './dashboard.module.css';
import { DashboardFrame } from './dashboard-frame.tsx';
import { ForPerson } from './for-person.tsx';
import { InstallOffer } from './install-offer/install-offer.tsx';
import { DataNotices } from './notices/data-notices.tsx';
import { NotLoaded } from './notices/not-loaded.tsx';
import { StoppedNote } from './notices/stopped-note.tsx';
import { useLastAttemptsQuery } from './progress/dates-api.ts';
import { RepeatHint } from './progress/repeat-hint.tsx';
import { pausedCard, placeholderCards, sectionCards } from './progress/section-cards.ts';
import { linkTo } from './progress/section-link.tsx';
import { StartedNote } from './progress/started-note.tsx';
import { useProgress } from './progress/use-progress.ts';
import { DashboardHelp, DashboardNumbers } from './results/dashboard-help.tsx';
import type { ResultsById } from './results/fetch-results.ts';
import { ResultLines } from './results/result-lines.tsx';
import { useResults } from './results/use-results.ts';
import { Visits } from './results/visits.tsx';
import { messages } from './messages.ts';
import { LazyQueuedAnswers } from './waiting-answers/lazy-queued-answers.tsx';
import { QueuedNote } from './waiting-answers/queued-note.tsx';
import { SentNote } from './waiting-answers/sent-note.tsx';
import { PhoneOwner } from './whose-phone/whose-phone.tsx';

/** Rarely needed. */
const RejectedAnswers = lazy(async () => ({
  default: (await import('./waiting-answers/rejected-answers.tsx')).RejectedAnswers,
}));

interface Props {
  /** Of the sections that are asked, in their order. */
  cards: readonly InstrumentCard[];
  /** For what the cards add about finished sections. */
  loadInstrument(id: string): Promise<Instrument>;
}

/** Every assessment with its state and the day it was last taken. */
export function DashboardScreen(props: Props) {
  return <ForPerson>{(userid) => <Dashboard {...props} userid={userid} />}</ForPerson>;
}

const stateText = {
  done: messages.done,
  current: messages.start,
  locked: messages.locked,
  unknown: '',
} as const;

function Dashboard({ cards, loadInstrument, userid }: Props & { userid: string }) {
  const [now] = useState(() => new Date());
  const progress = useProgress(userid, cards);
  const onPhone = useDeviceQueue(userid, true);
  const isStopped = useIsConsentWithdrawn(userid);
  const sectionIds = cards.map(({ id }) => id);
  const {
    data: attempts,
    isLoading: areDatesLoading,
    refetch,
  } = useLastAttemptsQuery({ userid, sectionIds }, { refetchOnMountOrArgChange: true });
  // A section that has a date was taken, also where the progress call failed.
  const dated = progress.fresh ? [] : sectionIds.filter((id) => attempts?.[id]);
  const computed = computeProgress(cards, [...progress.taken, ...dated, ...(onPhone?.completed ?? [])]);
  const isNew = computed.done.size === 0;
  const { isLoading: isStepLoading } = useStepQuery(userid);
  // Whoever returns sees the cards once it is known what stands above them.
  const waits = useFirstWait(areDatesLoading || isStepLoading) && !isNew;
  const loading = progress.loading || waits;
  const sections = loading ? placeholderCards(cards) : sectionCards(cards, computed, progress.fresh, userid);
  const open = isStopped ? [] : cards.filter(({ id }) => computed.open.has(id));
  const finished = progress.loading
    ? []
    : sectionIds.filter((id) => computed.done.has(id) && !onPhone?.waiting.includes(id));
  const results = useResults({ userid, sectionIds: finished, loadInstrument });
  const sent = useSentHelpFirst(userid);
  const needsHelp =
    progress.helpFirst || sent.length > 0 || Object.values(results).some(({ helpFirst }) => helpFirst);
  const undated = attempts !== undefined && sectionIds.some((id) => attempts[id] === undefined);

  return (
    <DashboardFrame
      page={messages.page}
      lead={isStopped ? null : messages.lead}
      loading={loading}
      above={
        <>
          <DataNotices userid={userid} />
          {isStopped && <StoppedNote />}
          <NotLoaded
            text={failureText(progress.failed, undated)}
            again={() => Promise.all([progress.again(), refetch()])}
          />
          {onPhone?.submissions.some(({ refusal }) => refusal) && (
            <Suspense>
              <RejectedAnswers onPhone={onPhone} cards={cards} />
            </Suspense>
          )}
          {progress.failed && !needsHelp && <DashboardNumbers />}
          {needsHelp && <DashboardHelp />}
          {progress.fresh && isNew && !isStopped && <FirstSteps />}
          {!isNew && (
            <Visits cards={cards} results={results} isComplete={computed.isComplete} isStopped={isStopped} />
          )}
          {!isStopped && <ChosenStep userid={userid} />}
          <SentNote onPhone={onPhone} cards={cards} />
          <StartedNote cards={open} userid={userid} />
        </>
      }
    >
      <StopChain>
        {sections.map((section) => {
          const stopped = isStopped && !loading ? pausedCard(section) : null;
          const { card, state, begun, time } = stopped ?? section;
          const lastTime = finishedHere(onPhone, card.id) ?? attempts?.[card.id];
          const last = lastText(lastTime, state === 'done');
          return (
            <DashboardStop
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateText={stopped && state === 'unknown' ? stoppedMessages.card : stateText[state]}
              waiting={loading}
              goOn={begun ? messages.goOn(begun.question, begun.of) : undefined}
              last={last.text}
              lastPrefix={last.isDate ? messages.lastAttempted : ''}
              time={time}
              glyph={card.look.glyph}
              ink={card.look.ink}
              link={linkTo(stopped?.to ?? begun?.path ?? card.routes.intro, stopped ?? section)}
            >
              <QueuedNote onPhone={onPhone} id={card.id} />
              {!stopped && <RepeatHint card={card} last={lastTime} now={now} />}
              {!loading && finished.includes(card.id) && (
                <div className={styles.results}>
                  <ResultLines results={results[card.id]} />
                </div>
              )}
            </DashboardStop>
          );
        })}
      </StopChain>
      {/* Below, so that the cards stay under the finger when it comes. */}
      <LazyQueuedAnswers userid={userid} onPhone={onPhone} cards={cards} />
      {!loading && <PhoneOwner userid={userid} />}
      {/* Whoever has come back once may want a shorter way; not beside results that are heavy. */}
      {!needsHelp && attemptsKnown(finished, results) >= 2 && <InstallOffer userid={userid} />}
    </DashboardFrame>
  );
}

/** How often the person has taken any section; 0 until the results of all finished ones are here. */
function attemptsKnown(finished: readonly string[], results: ResultsById): number {
  const known = finished.map((id) => results[id]?.attempts);
  return known.includes(undefined) ? 0 : known.reduce<number>((sum, count = 0) => sum + count, 0);
}

/** Milliseconds that the cards of somebody who returns wait for what is beside their progress. */
const loaderDelayMs = 1000;

/**
 * True until something has come for the first time, or patience is over: a call that takes longer moves the cards, and one
 * that is made anew does not take them away again.
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

/** When the newest answers to a section were finished that wait on this phone, ISO 8601. */
function finishedHere(onPhone: DeviceQueue | undefined, id: string): string | undefined {
  return onPhone?.submissions.findLast(({ sectionId, refusal }) => sectionId === id && !refusal)?.finishedAt;
}

/** Where somebody who has taken nothing yet finds the way in. */
function FirstSteps() {
  return (
    <p className={styles.hint}>
      {messages.firstSteps} <Link to="/dashboard-start">{messages.firstStepsLink}</Link>
    </p>
  );
}

function failureText(progressFailed: boolean, undated: boolean): string | null {
  if (progressFailed) return messages.progressFailed;
  return undated ? messages.datesFailed : null;
}

/**
 * What a card says of the last attempt: its day, or that there was none. Nothing of what is not known.
 * @param time null for none; undefined while it loads, and where its call failed
 */
function lastText(time: string | null | undefined, isDone: boolean): { text: string; isDate: boolean } {
  const date = time ? formatSlashDate(time) : '';
  if (date !== '') return { text: date, isDate: true };
  // Finished, but without a time that can be read.
  return { text: time === undefined || isDone ? '' : messages.notAttempted, isDate: false };
}
