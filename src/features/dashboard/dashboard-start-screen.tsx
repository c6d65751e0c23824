import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { cardState, isUnlocked } from '../../domain/progress/progress.ts';
import { DashboardStop, StopChain } from '../../ui/dashboard-stop/dashboard-stop.tsx';
import look from './dashboard.module.css';
import { Begun } from './begun.tsx';
import { Frame } from './frame.tsx';
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
  const { loading, step } = useProgressStep(userid);
  return (
    <Frame lead={strings.startLead} loading={loading}>
      <Begun cards={cards.filter((_, position) => isUnlocked(position, step))} userid={userid} />
      <div className={look.chain}>
        <StopChain>
          {cards.map((card, position) => {
            const state = cardState(position, step);
            return (
              <DashboardStop
                key={card.id}
                title={card.title}
                description={card.description}
                state={state}
                stateText={state === 'locked' ? strings.locked : strings.start}
                last=""
                glyph={card.look.glyph}
                ink={card.look.ink}
                // As specified, a card leads to this very page; its button opens the assessment.
                link={linkTo('/dashboard-start', state)}
                action={linkTo(card.routes.intro, state)}
              />
            );
          })}
        </StopChain>
      </div>
    </Frame>
  );
}
