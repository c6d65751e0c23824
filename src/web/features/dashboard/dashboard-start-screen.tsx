import { useOnPhone } from '#api/outbox/use-on-phone.ts';
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
import { stopsOf, waitingStops } from './stops.ts';
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
  const stops = loading ? waitingStops(cards) : stopsOf(cards, standing, fresh, userid);
  return (
    <DashboardFrame
      page={strings.startPage}
      lead={strings.startLead}
      loading={loading}
      above={
        <>
          <NotLoaded text={failed ? strings.progressFailed : null} again={again} />
          <BegunNote cards={cards.filter(({ id }) => standing.open.has(id))} userid={userid} />
        </>
      }
    >
      <StopChain>
        {stops.map((stop) => {
          const { card, state, begun, time } = stop;
          const start = begun ? strings.goOn(begun.question, begun.of) : strings.start;
          return (
            <DashboardStop
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateText={loading ? '' : state === 'locked' ? strings.locked : start}
              waiting={loading}
              last=""
              time={time}
              glyph={card.look.glyph}
              ink={card.look.ink}
              // As specified, a card leads to this very page; its button opens the assessment.
              link={linkTo('/dashboard-start', stop)}
              action={linkTo(begun?.path ?? card.routes.intro, stop)}
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
