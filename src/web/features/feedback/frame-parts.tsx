import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { Wrap } from '#ui/page/page.tsx';
import styles from './feedback-frame.module.css';
import { messages } from './messages.ts';

export interface FramePartsProps {
  /** When the answers were given; empty if unknown. */
  readonly dateText?: string;
  /** Content on the tinted background under the title. */
  readonly head?: ReactNode;
  /** Target of the Next link; without it there is no link. */
  readonly next?: string;
  /** React key of the body: another key remounts it. */
  readonly bodyKey?: string;
  readonly children: ReactNode;
}

/** The content under the title of a feedback screen: head, body, and the Next link. */
export function FrameParts({ dateText, head, next, bodyKey, children }: FramePartsProps) {
  return (
    <>
      <div className={styles.head}>
        <Wrap className={styles.column}>
          {dateText && <p className={styles.when}>{dateText}</p>}
          {head}
        </Wrap>
      </div>
      <Wrap key={bodyKey} className={styles.body}>
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
