import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { leaveRequested, selectExit } from '../../features/questionnaire/exit-slice.ts';

export interface BarLinkProps {
  /** Path under the base. */
  to: string;
  className?: string;
  children: ReactNode;
  /** Runs at every plain click: a menu closes itself. */
  onFollow?(): void;
}

/** A link of header, top bar or footer. During an assessment it asks through the exit dialog instead of leading on. */
export function BarLink({ to, className, children, onFollow }: BarLinkProps) {
  const dispatch = useDispatch();
  const { inAssessment } = useSelector(selectExit);

  function follow(event: MouseEvent) {
    if (!isPlain(event)) return;
    onFollow?.();
    if (!inAssessment) return;
    event.preventDefault();
    dispatch(leaveRequested(to));
  }

  return (
    <NavLink to={to} end className={className} onClick={follow}>
      {children}
    </NavLink>
  );
}

/** Clicks that open a new tab or window leave this one as it is. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
