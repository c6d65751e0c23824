import type { ReactNode } from 'react';
import { Wrap } from '#ui/page/page.tsx';
import styles from './feedback-frame.module.css';
import { messages } from './messages.ts';
import { NextLinks } from './next-links.tsx';
import type { NextTarget } from './use-next-target.ts';

export interface FramePartsProps {
  /** When the answers were given, such as '21 Nov 2026'; '' or undefined if unknown. */
  readonly day?: string;
  /** Content on the tinted background under the title. */
  readonly head?: ReactNode;
  /** Target of the Next link below the body; without it there is no link. */
  readonly next?: NextTarget;
  /** React key of the body: another key remounts it. */
  readonly bodyKey?: string;
  readonly children: ReactNode;
}

/** The content under the title of a feedback screen: head, body, and the Next link. */
export function FrameParts({ day, head, next, bodyKey, children }: FramePartsProps) {
  return (
    <>
      <div className={styles.head}>
        <Wrap className={styles.column}>
          {day && <p className={styles.when}>{messages.answered(day)}</p>}
          {head}
        </Wrap>
      </div>
      <Wrap key={bodyKey} className={styles.body}>
        {children}
        {next && (
          <div className={styles.next}>
            <NextLinks {...next} />
          </div>
        )}
      </Wrap>
    </>
  );
}
