import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Ink } from '../../domain/instrument/instrument.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Wrap } from '../../ui/page/page.tsx';
import { inkClass } from '../../ui/theme/ink.ts';
import look from './feedback-frame.module.css';
import { strings } from './strings.ts';

/** Every screen's title has this id; focus goes there after a navigation. */
export const titleId = 'page-title';

export interface FeedbackFrameProps {
  readonly title: string;
  /** The name of the page, where it is not the feedback on its title. */
  readonly page?: string;
  readonly ink: Ink;
  /** When the answers were given; '' or nothing where that is not known. */
  readonly when?: string;
  /** On the tinted ground under the title. */
  readonly head?: ReactNode;
  /** Where Next leads; without it there is no Next. */
  readonly next?: string;
  readonly children: ReactNode;
}

/** The frame every state of a feedback screen shares: the title in the section's ink, the body, and Next. */
export function FeedbackFrame({ title, page, ink, when, head, next, children }: FeedbackFrameProps) {
  return (
    <div className={inkClass(ink)}>
      <title>{strings.pageTitle(page ?? strings.feedbackOn(title))}</title>
      <div className={look.head}>
        <Wrap className={look.column}>
          <div>
            <h1 id={titleId} tabIndex={-1}>
              {title}
            </h1>
            {when && <p className={look.when}>{when}</p>}
          </div>
          {head}
        </Wrap>
      </div>
      <Wrap className={look.body}>
        {children}
        {next && (
          <div className={look.next}>
            <Link className={buttonClass('primary')} to={next}>
              {strings.next}
              <ArrowRight aria-hidden="true" />
            </Link>
          </div>
        )}
      </Wrap>
    </div>
  );
}
