import type { ComponentProps } from 'react';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { TrialOffer } from './trial-offer.tsx';

/** The dashboard, after the question about answers from before the registration. */
export function Dashboard(props: ComponentProps<typeof DashboardScreen>) {
  return (
    <>
      <TrialOffer cards={props.cards} />
      <DashboardScreen {...props} />
    </>
  );
}
