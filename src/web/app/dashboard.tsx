import type { ComponentProps } from 'react';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { TrialOffer } from './trial-offer.tsx';
import { useCards } from './use-cards.ts';

/** The dashboard, after the question about answers from before the registration. */
export function Dashboard(props: ComponentProps<typeof DashboardScreen>) {
  const cards = useCards(props.cards);
  return (
    <>
      <TrialOffer cards={cards} />
      <DashboardScreen {...props} cards={cards} />
    </>
  );
}
