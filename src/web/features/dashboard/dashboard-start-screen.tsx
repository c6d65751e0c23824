import { useStopped } from '#api/first-calls.ts';
import { useOnPhone } from '#api/outbox/use-on-phone.ts';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { standingOf } from '#domain/progress/standing.ts';
import { DashboardStop, StopChain } from '#ui/dashboard-stop/dashboard-stop.tsx';
import { BegunNote } from './begun-note.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { LateWaitingParcels } from './late-waiting-parcels.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { OnPhoneNote } from './on-phone-note.tsx';
import { ForPerson } from './person.tsx';
import { linkTo } from './stop-link.tsx';
import { type Stop, stoppedStop, stopsOf, waitingStops } from './stops.ts';
import { StoppedNote } from './stopped-note.tsx';
import { strings } from './strings.ts';
import { useProgress } from './use-progress.ts';

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
  const onPhone = useOnPhone(userid, true);
  const standing = standingOf(cards, [...taken, ...(onPhone?.taken ?? [])]);
  const isStopped = useStopped(userid);
  const open = isStopped ? [] : cards.filter(({ id }) => standing.open.has(id));
  const stops = loading ? waitingStops(cards) : stopsOf(cards, standing, fresh, userid);
  return (
    <DashboardFrame
      page={strings.startPage}
      lead={isStopped ? null : strings.startLead}
      loading={loading}
      above={
        <>
          {isStopped && <StoppedNote />}
          <NotLoaded text={failed ? strings.progressFailed : null} again={again} />
          <BegunNote cards={open} userid={userid} />
        </>
      }
    >
      <StopChain>
        {stops.map((stop) => {
          const stopped = isStopped && !loading ? stoppedStop(stop) : null;
          const { card, state, begun, time } = stopped ?? stop;
          const start = begun ? strings.goOn(begun.question, begun.of) : strings.start;
          return (
            <DashboardStop
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateText={
                stopped ? stoppedText(stopped) : loading ? '' : state === 'locked' ? strings.locked : start
              }
              waiting={loading}
              last=""
              time={time}
              glyph={card.look.glyph}
              ink={card.look.ink}
              // As specified, a card leads to this very page; its button opens the assessment.
              link={linkTo('/dashboard-start', stop)}
              action={linkTo(stopped?.to ?? begun?.path ?? card.routes.intro, stopped ?? stop)}
            >
              <OnPhoneNote onPhone={onPhone} id={card.id} />
            </DashboardStop>
          );
        })}
      </StopChain>
      <LateWaitingParcels userid={userid} onPhone={onPhone} cards={cards} />
    </DashboardFrame>
  );
}

function stoppedText({ state }: Stop): string {
  return state === 'done' ? strings.done : stoppedMessages.card;
}
