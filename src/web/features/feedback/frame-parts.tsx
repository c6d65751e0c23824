import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { Wrap } from '#ui/page/page.tsx';
import styles from './feedback-frame.module.css';
import { messages } from './messages.ts';

export interface FramePartsProps {
  /** When the answers were given; '' or nothing where that is not known. */
  readonly when?: string;
  /** On the tinted ground under the title. */
  readonly head?: ReactNode;
  /** Where Next leads; without it there is no Next. */
  readonly next?: string;
  /** Names the body: one of another name takes its place, and is not the same one pushed about. */
  readonly body?: string;
  readonly children: ReactNode;
}

/** What is under the title of a feedback screen: the head on its tint, the body, and Next. */
export function FrameParts({ when, head, next, body, children }: FramePartsProps) {
  return (
    <>
      <div className={styles.head}>
        <Wrap className={styles.column}>
          {when && <p className={styles.when}>{when}</p>}
          {head}
        </Wrap>
      </div>
      <Wrap key={body} className={styles.body}>
        {children}
        {next && (
          <div className={styles.next}>
            <Link className={buttonClass('primary')} to={next}>
              {messages.next}
              <ArrowRight aria-hidden="true" />
            </Link>
          </div>
        )}
      </Wrap>
    </>
  );
}
