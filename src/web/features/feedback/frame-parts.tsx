import type { ReactNode } from 'react';
import { Container } from '#ui/page/page.tsx';
import { Listen } from '#voice/listen.tsx';
import styles from './feedback-frame.module.css';
import { NextLinks } from './next-links.tsx';
import type { NextTarget } from './use-next-target.ts';

export interface FeedbackFrameContentProps {
  /** Says when the answers were given; '' or undefined if unknown. */
  readonly answeredText?: string;
  /** Content on the tinted background under the title. */
  readonly head?: ReactNode;
  /** Target of the Next link below the body; without it there is no link. */
  readonly next?: NextTarget;
  /** React key of the body: another key remounts it. */
  readonly bodyKey?: string;
  readonly children: ReactNode;
}

/** The content under the title of a feedback screen: head, body, and the Next link. */
export function FeedbackFrameContent({
  answeredText,
  head,
  next,
  bodyKey,
  children,
}: FeedbackFrameContentProps) {
  return (
    <>
      <div className={styles.head}>
        <Container className={styles.column}>
          {answeredText && (
            <p className={styles.when}>
              {answeredText} <Listen within="#page-title, [data-listen=result]" subject={bodyKey} isPrivate />
            </p>
          )}
          {head}
        </Container>
      </div>
      <Container key={bodyKey} className={styles.body}>
        {children}
        {next && (
          <div className={styles.next}>
            <NextLinks {...next} />
          </div>
        )}
      </Container>
    </>
  );
}
