import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import { withdrawnConsentMessages } from '#domain/account/withdrawn-consent-messages.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { DashboardCard, DashboardCardList } from '#ui/dashboard-card/dashboard-card.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { WithUser } from './with-user.tsx';
import { LoadFailedNotice } from './notices/load-failed-notice.tsx';
import { ConsentWithdrawnNotice } from './notices/consent-withdrawn-notice.tsx';
import {
  createLinkedCard,
  createPlaceholderCards,
  type SectionCard,
  createSectionCards,
} from './progress/section-cards.ts';
import { createSectionLink } from './progress/section-link.tsx';
import { StartedNote } from './progress/started-note.tsx';
import { useDashboardProgress } from './progress/use-dashboard-progress.ts';
import { HowItGoes } from './start/how-it-goes.tsx';
import { messages } from './messages.ts';
import { LazyQueuedAnswers } from './waiting-answers/lazy-queued-answers.tsx';
import { QueuedNote } from './waiting-answers/queued-note.tsx';

interface Props {
  /** Instruments of the set, in reading order. */
  cards: readonly InstrumentCard[];
}

/** The introduction: each assessment with a button to start it, or a lock. */
export function DashboardStartScreen({ cards }: Props) {
  return <WithUser>{(userid) => <DashboardStart cards={cards} userid={userid} />}</WithUser>;
}

function DashboardStart({ cards, userid }: Props & { userid: string }) {
  const progress = useDashboardProgress(userid, cards);
  const { isLoading, completed, beforeAccount, isFresh, isError: hasFailed, refetch } = progress;
  const deviceQueue = useDeviceQueue(userid, true);
  const computed = computeProgress(cards, [...completed, ...(deviceQueue?.completed ?? [])], beforeAccount);
  const isStopped = useIsConsentWithdrawn(userid);
  const openCards = isStopped ? [] : cards.filter(({ id }) => computed.open.has(id));
  const sections = isLoading
    ? createPlaceholderCards(cards)
    : createSectionCards(cards, computed, isFresh, userid);
  return (
    <DashboardFrame
      page={messages.startPage}
      lead={isStopped ? null : messages.startLead}
      intro={
        !isStopped && (
          <HowItGoes cards={cards} next={isLoading ? undefined : sections.find(({ isNext }) => isNext)} />
        )
      }
      isLoading={isLoading}
      notices={
        <>
          {isStopped && <ConsentWithdrawnNotice />}
          <LoadFailedNotice text={hasFailed ? messages.progressFailed : null} onRetry={refetch} />
          <StartedNote cards={openCards} userid={userid} />
        </>
      }
    >
      <DashboardCardList>
        {sections.map((section) => {
          const linkedCard = isLoading ? null : createLinkedCard(section, { isStopped, beforeAccount });
          const { card, state, started, time } = linkedCard ?? section;
          const start = started ? messages.goOn(started.question, started.total) : messages.start;
          return (
            <DashboardCard
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateLabel={
                linkedCard
                  ? toLinkedText(linkedCard)
                  : isLoading
                    ? ''
                    : state === 'locked'
                      ? messages.locked
                      : start
              }
              isLoading={isLoading}
              last=""
              time={time}
              glyph={card.look.glyph}
              accent={card.look.ink}
              // The card links to this page and its button opens the assessment, as specified.
              link={createSectionLink('/dashboard-start', section)}
              action={createSectionLink(
                linkedCard?.to ?? started?.path ?? card.routes.intro,
                linkedCard ?? section,
              )}
            >
              <QueuedNote deviceQueue={deviceQueue} id={card.id} />
            </DashboardCard>
          );
        })}
      </DashboardCardList>
      <LazyQueuedAnswers userid={userid} deviceQueue={deviceQueue} cards={cards} />
    </DashboardFrame>
  );
}

function toLinkedText({ state }: SectionCard): string {
  return state === 'done' ? messages.done : withdrawnConsentMessages.card;
}
