import type { ReactNode } from 'react';
import type { Ink } from '#domain/instrument/instrument.ts';
import { Wrap } from '#ui/page/page.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import '#ui/theme/on-paper.css';
import styles from './feedback-frame.module.css';
import { messages } from './messages.ts';

/** Every screen's title has this id; focus goes there after a navigation. */
export const titleId = 'page-title';

export interface FeedbackFrameProps {
  readonly title: string;
  /** The name of the page, where it is not the feedback on its title. */
  readonly page?: string;
  readonly ink: Ink;
  /** `FrameParts`, or one thing that replaces them. */
  readonly children: ReactNode;
}

/**
 * The frame of every feedback screen: its ink and its title. It stays while what it frames is loaded and
 * exchanged, so that focus stays on the title.
 */
export function FeedbackFrame({ title, page, ink, children }: FeedbackFrameProps) {
  return (
    <div className={accentClass(ink)}>
      <title>{messages.pageTitle(page ?? messages.feedbackOn(title))}</title>
      <div className={styles.title}>
        <Wrap>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
        </Wrap>
      </div>
      {children}
    </div>
  );
}
