import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { notify } from '../../ui/toast/toast.tsx';
import { strings } from './strings.ts';

interface Props {
  to: string;
  state: 'done' | 'current' | 'locked';
  className: string;
  children: ReactNode;
}

/**
 * A card's link. A locked one keeps its place in the tab order and, when used, says why it does not open: it does
 * something, so it is not marked as disabled; 'Locked' is part of its name.
 */
export function StopLink({ to, state, className, children }: Props) {
  function explain(event: MouseEvent) {
    event.preventDefault();
    notify.info(strings.lockedMessage);
  }
  return (
    <Link
      to={to}
      className={className}
      aria-current={state === 'current' ? 'step' : undefined}
      onClick={state === 'locked' ? explain : undefined}
    >
      {children}
    </Link>
  );
}
