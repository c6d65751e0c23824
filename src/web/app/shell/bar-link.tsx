import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useMatch } from 'react-router-dom';
import { leaveRequested, selectExit } from '#features/questionnaire/exit-slice.ts';
import { useRouteHandle } from './route-handle.ts';

/** Props of `BarLink`. */
export interface BarLinkProps {
  /** Path below the base path. */
  to: string;
  className?: string;
  children: ReactNode;
  /** Runs at each click without modifier keys. */
  onFollow?(): void;
}

/**
 * A link in bars, menus and footer, with `aria-current` for its own screen or a screen below it. During an assessment
 * it opens the exit dialog instead of navigating.
 */
export function BarLink({ to, className, children, onFollow }: BarLinkProps) {
  const dispatch = useDispatch();
  const { inAssessment } = useSelector(selectExit);
  const isCurrent = useMatch(to) !== null;
  const isParent = useRouteHandle().parentPath === to;

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    onFollow?.();
    if (!inAssessment) return;
    event.preventDefault();
    dispatch(leaveRequested(to));
  }

  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : isParent || undefined}
      className={className}
      onClick={follow}
    >
      {children}
    </Link>
  );
}

/** Whether a click navigates in this tab. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
