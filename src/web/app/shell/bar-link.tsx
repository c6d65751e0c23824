import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useMatch } from 'react-router-dom';
import { leaveRequested, selectExit } from '#features/questionnaire/exit-slice.ts';
import { useShellHandle } from './shell-handle.ts';

export interface BarLinkProps {
  /** Path under the base. */
  to: string;
  className?: string;
  children: ReactNode;
  /** Runs at every plain click: a menu closes itself. */
  onFollow?(): void;
}

/**
 * A link of header, top bar or footer; it knows whether the screen is its own or belongs below it. During an
 * assessment it asks through the exit dialog instead of leading on.
 */
export function BarLink({ to, className, children, onFollow }: BarLinkProps) {
  const dispatch = useDispatch();
  const { inAssessment } = useSelector(selectExit);
  const isHere = useMatch(to) !== null;
  const isAbove = useShellHandle().under === to;

  function follow(event: MouseEvent) {
    if (!isPlain(event)) return;
    onFollow?.();
    if (!inAssessment) return;
    event.preventDefault();
    dispatch(leaveRequested(to));
  }

  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : isAbove || undefined}
      className={className}
      onClick={follow}
    >
      {children}
    </Link>
  );
}

/** Clicks that open a new tab or window leave this one as it is. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
