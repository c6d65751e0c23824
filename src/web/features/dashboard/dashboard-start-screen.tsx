import { useIsConsentWithdrawn } from '#api/consent-api.ts';
import { useDeviceQueue } from '#api/outbox/use-device-queue.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { AssessmentCard, AssessmentList } from '#ui/assessment-card/assessment-card.tsx';
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
import { LazyQueuedAnswers } from './waiting-answers/lazy-queued-answers.tsx';
import { QueuedNote } from './waiting-answers/queued-note.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';

interface Props {
  /** Instruments of the set, in reading order. */
  cards: readonly InstrumentCard[];
}

/** The introduction: each assessment with a button to start it, or a lock. */
export function DashboardStartScreen({ cards }: Props) {
  return <WithUser>{(userid) => <DashboardStart cards={cards} userid={userid} />}</WithUser>;
}

function DashboardStart({ cards, userid }: Props & { userid: string }) {
  const { t, format } = useTranslation();
  const progress = useDashboardProgress(userid, cards);
  const { isLoading, completed, beforeAccount, isFresh, isError: hasFailed, refetch } = progress;
  const deviceQueue = useDeviceQueue(userid, true);
  const computed = computeProgress(cards, [...completed, ...(deviceQueue?.completed ?? [])], beforeAccount);
  const isStopped = useIsConsentWithdrawn(userid);
  const openCards = isStopped ? [] : cards.filter(({ id }) => computed.open.has(id));
  const sections = isLoading
    ? createPlaceholderCards(t, cards)
    : createSectionCards(t, format, cards, computed, isFresh, userid);
  return (
    <DashboardFrame
      page={t('dashboard.startPage')}
      lead={isStopped ? null : t('dashboard.startLead')}
      intro={
        !isStopped && (
          <HowItGoes cards={cards} next={isLoading ? undefined : sections.find(({ isNext }) => isNext)} />
        )
      }
      isLoading={isLoading}
      notices={
        <>
          {isStopped && <ConsentWithdrawnNotice />}
          <LoadFailedNotice text={hasFailed ? t('dashboard.progressFailed') : null} onRetry={refetch} />
          <StartedNote cards={openCards} userid={userid} />
        </>
      }
    >
      <AssessmentList>
        {sections.map((section) => {
          const linkedCard = isLoading ? null : createLinkedCard(section, { isStopped, beforeAccount });
          const { card, state, started, time } = linkedCard ?? section;
          const start = started
            ? t('dashboard.goOn', { question: started.question, of: started.total })
            : t('dashboard.start');
          return (
            <AssessmentCard
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateLabel={
                linkedCard
                  ? toLinkedText(t, linkedCard)
                  : isLoading
                    ? ''
                    : state === 'locked'
                      ? t('dashboard.locked')
                      : start
              }
              loading={isLoading}
              date=""
              duration={time}
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
            </AssessmentCard>
          );
        })}
      </AssessmentList>
      <LazyQueuedAnswers userid={userid} deviceQueue={deviceQueue} cards={cards} />
    </DashboardFrame>
  );
}

function toLinkedText(t: Translate, { state }: SectionCard): string {
  return state === 'done' ? t('dashboard.done') : t('shell.consent.card');
}
