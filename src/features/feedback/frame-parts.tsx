import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button/button.tsx';
import { Wrap } from '../../ui/page/page.tsx';
import look from './feedback-frame.module.css';
import { strings } from './strings.ts';

export interface FramePartsProps {
  /** When the answers were given; '' or nothing where that is not known. */
  readonly when?: string;
  /** On the tinted ground under the title. */
  readonly head?: ReactNode;
  /** Where Next leads; without it there is no Next. */
  readonly next?: string;
  readonly children: ReactNode;
}

/** What stands under the title of a feedback screen: the head on its tint, the body, and Next. */
export function FrameParts({ when, head, next, children }: FramePartsProps) {
  return (
    <>
      <div className={look.head}>
        <Wrap className={look.column}>
          {when && <p className={look.when}>{when}</p>}
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
    </>
  );
}
