import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { cardState, isUnlocked } from '#domain/progress/progress.ts';
import { DashboardStop, StopChain } from '#ui/dashboard-stop/dashboard-stop.tsx';
import { begunOf } from './begun.ts';
import { BegunNote } from './begun-note.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { ForPerson } from './person.tsx';
import { linkTo } from './stop-link.tsx';
import { strings } from './strings.ts';
import { useProgressStep } from './use-progress-step.ts';

interface Props {
  /** In their order. */
  cards: readonly InstrumentCard[];
}

/** Where a newcomer begins: every assessment with a way to start it, or a lock. */
export function DashboardStartScreen({ cards }: Props) {
  return <ForPerson>{(userid) => <DashboardStart cards={cards} userid={userid} />}</ForPerson>;
}

function DashboardStart({ cards, userid }: Props & { userid: string }) {
  const { loading, step, fresh, failed, again } = useProgressStep(userid);
  return (
    <DashboardFrame
      lead={strings.startLead}
      loading={loading}
      above={
        <>
          <NotLoaded text={failed ? strings.progressFailed : null} again={again} />
          <BegunNote cards={cards.filter((_, position) => isUnlocked(position, step))} userid={userid} />
        </>
      }
    >
      <StopChain>
        {cards.map((card, position) => {
          const state = cardState(position, step, fresh);
          const begun = state === 'locked' ? null : begunOf(card, userid, new Date());
          const start = begun ? strings.goOn(begun.question, begun.of) : strings.start;
          return (
            <DashboardStop
              key={card.id}
              title={card.title}
              description={card.description}
              state={state}
              stateText={state === 'locked' ? strings.locked : start}
              last=""
              time={card.minutes === undefined ? '' : strings.minutes(card.minutes)}
              glyph={card.look.glyph}
              ink={card.look.ink}
              // As specified, a card leads to this very page; its button opens the assessment.
              link={linkTo('/dashboard-start', state)}
              action={linkTo(begun?.path ?? card.routes.intro, state)}
            />
          );
        })}
      </StopChain>
    </DashboardFrame>
  );
}
