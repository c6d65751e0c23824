import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RenderLink } from '#ui/assessment-card/assessment-card.tsx';
import { notify } from '#ui/toast/toast.tsx';
import type { SectionCard } from './section-cards.ts';

interface Props {
  to: string;
  section: SectionCard;
  className: string;
  children: ReactNode;
}

/**
 * The link of a section card. A locked one stays focusable and explains on click why it is locked, so it has no
 * `aria-disabled`; 'Locked' is part of its name.
 */
function SectionLink({ to, section: { state, isNext, lockedMessage }, className, children }: Props) {
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

/** Returns a function that wraps the content of a `DashboardStop` in a link. */
export function createSectionLink(to: string, section: SectionCard): RenderLink {
  return (className, children) => (
    <SectionLink to={to} section={section} className={className}>
      {children}
    </SectionLink>
  );
}
