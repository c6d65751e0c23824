import type { ReactNode } from 'react';
import type { Ink } from '#domain/instrument/instrument.ts';
import { Container } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import '#ui/theme/on-paper.css';
import styles from './feedback-frame.module.css';
import settings from '#compiled/settings.json';

/** Id of the title of each screen, which takes the focus after a navigation. */
export const titleId = 'page-title';

export interface FeedbackFrameProps {
  readonly title: string;
  readonly accent: Ink;
  /** `FeedbackFrameContent`, or a placeholder. */
  readonly children: ReactNode;
}

/**
 * The frame of the feedback screens: accent and title. It stays mounted while its content changes, so that the title
 * keeps the focus.
 */
export function FeedbackFrame({ title, accent, children }: FeedbackFrameProps) {
  return (
    <div className={accentClass(accent)}>
      <title>{settings.homeScreenName}</title>
      <div className={styles.title}>
        <Container>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
        </Container>
      </div>
      {children}
    </div>
  );
}
