import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { DashboardStop, StopChain } from '#ui/dashboard-stop/dashboard-stop.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { ForPerson } from './for-person.tsx';
import { NotLoaded } from './notices/not-loaded.tsx';
import { StoppedNote } from './notices/stopped-note.tsx';
import { pausedCard, placeholderCards, type SectionCard, sectionCards } from './progress/section-cards.ts';
import { linkTo } from './progress/section-link.tsx';
import { StartedNote } from './progress/started-note.tsx';
import { useProgress } from './progress/use-progress.ts';
import { messages } from './messages.ts';
import { LazyQueuedAnswers } from './waiting-answers/lazy-queued-answers.tsx';
import { QueuedNote } from './waiting-answers/queued-note.tsx';

interface Props {
  /** Of the sections that are asked, in their order. */
  cards: readonly InstrumentCard[];
}

/** Where a newcomer begins: every assessment with a way to start it, or a lock. */
export function DashboardStartScreen({ cards }: Props) {
  return <ForPerson>{(userid) => <DashboardStart cards={cards} userid={userid} />}</ForPerson>;
}

function DashboardStart({ cards, userid }: Props & { userid: string }) {
  const { loading, taken, fresh, failed, again } = useProgress(userid, cards);
  const onPhone = useDeviceQueue(userid, true);
  const computed = computeProgress(cards, [...taken, ...(onPhone?.completed ?? [])]);
  const isStopped = useIsConsentWithdrawn(userid);
  const open = isStopped ? [] : cards.filter(({ id }) => computed.open.has(id));
  const sections = loading ? placeholderCards(cards) : sectionCards(cards, computed, fresh, userid);
  return (
    <DashboardFrame
      page={messages.startPage}
      lead={isStopped ? null : messages.startLead}
      loading={loading}
      above={
        <>
          {isStopped && <StoppedNote />}
          <NotLoaded text={failed ? messages.progressFailed : null} again={again} />
          <StartedNote cards={open} userid={userid} />
        </>
      }
    >
      <StopChain>
        {sections.map((section) => {
          const stopped = isStopped && !loading ? pausedCard(section) : null;
          const { card, state, begun, time } = stopped ?? section;
          const start = begun ? messages.goOn(begun.question, begun.of) : messages.start;
          return (
            <DashboardStop
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateText={
                stopped ? stoppedText(stopped) : loading ? '' : state === 'locked' ? messages.locked : start
              }
              waiting={loading}
              last=""
              time={time}
              glyph={card.look.glyph}
              ink={card.look.ink}
              // As specified, a card leads to this very page; its button opens the assessment.
              link={linkTo('/dashboard-start', section)}
              action={linkTo(stopped?.to ?? begun?.path ?? card.routes.intro, stopped ?? section)}
            >
              <QueuedNote onPhone={onPhone} id={card.id} />
            </DashboardStop>
          );
        })}
      </StopChain>
      <LazyQueuedAnswers userid={userid} onPhone={onPhone} cards={cards} />
    </DashboardFrame>
  );
}

function stoppedText({ state }: SectionCard): string {
  return state === 'done' ? messages.done : stoppedMessages.card;
}
