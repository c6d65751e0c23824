import { Navigate } from 'react-router-dom';
import { useLastAttemptsQuery } from '../../api/section-api.ts';
import { slashDate } from '../../domain/dates/dates.ts';
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

/** Every assessment with its state and the day it was last taken. Who has taken none begins on the start page. */
export function DashboardScreen({ cards }: Props) {
  return <ForPerson>{(userid) => <Dashboard cards={cards} userid={userid} />}</ForPerson>;
}

const stateText = { done: strings.done, current: strings.start, locked: strings.locked } as const;

function Dashboard({ cards, userid }: Props & { userid: string }) {
  const { loading, step, fresh } = useProgressStep(userid);
  const sectionIds = cards.map(({ id }) => id);
  const { data: attempts } = useLastAttemptsQuery(
    { userid, sectionIds },
    { refetchOnMountOrArgChange: true },
  );
  if (fresh && step === 0) return <Navigate to="/dashboard-start" replace />;
  return (
    <Frame lead={strings.lead} loading={loading}>
      <Begun cards={cards.filter((_, position) => isUnlocked(position, step))} userid={userid} />
      <div className={look.chain}>
        <StopChain>
          {cards.map((card, position) => {
            const state = cardState(position, step);
            const time = attempts?.[card.id];
            const date = time ? slashDate(time) : '';
            return (
              <DashboardStop
                key={card.id}
                title={card.title}
                description={card.description}
                state={state}
                stateText={stateText[state]}
                last={date || strings.notAttempted}
                lastPrefix={date && strings.lastAttempted}
                glyph={card.look.glyph}
                ink={card.look.ink}
                link={linkTo(card.routes.intro, state)}
              />
            );
          })}
        </StopChain>
      </div>
    </Frame>
  );
}
