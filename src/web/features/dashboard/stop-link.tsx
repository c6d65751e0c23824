import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkAround } from '#ui/dashboard-stop/dashboard-stop.tsx';
import { notify } from '#ui/toast/toast.tsx';
import type { Stop } from './stops.ts';

interface Props {
  to: string;
  stop: Stop;
  className: string;
  children: ReactNode;
}

/**
 * A card's link. A locked one keeps its place in the tab order and, when used, says why it does not open: it does
 * something, so it is not marked as disabled; 'Locked' is part of its name.
 */
function StopLink({ to, stop: { state, isNext, lockedMessage }, className, children }: Props) {
  function explain(event: MouseEvent) {
    event.preventDefault();
    notify.info(lockedMessage);
  }
  return (
    <Link
      to={to}
      className={className}
      aria-current={isNext ? 'step' : undefined}
      onClick={state === 'locked' ? explain : undefined}
    >
      {children}
    </Link>
  );
}

/** A link to that address, for `DashboardStop` to put around what it draws. */
export function linkTo(to: string, stop: Stop): LinkAround {
  return (className, children) => (
    <StopLink to={to} stop={stop} className={className}>
      {children}
    </StopLink>
  );
}
