import { useEffect } from 'react';
import { Empty } from '../../ui/empty/empty.tsx';
import { FeedbackFrame, type FeedbackFrameProps } from './feedback-frame.tsx';
import { strings } from './strings.ts';

/** Without a session nothing is fetched: the screen says so quietly, and the console why. */
export function NoSession(frame: Pick<FeedbackFrameProps, 'title' | 'page' | 'ink' | 'next'>) {
  useEffect(() => console.warn(strings.missingSession), []);
  return (
    <FeedbackFrame {...frame}>
      <Empty text={strings.notAvailable} />
    </FeedbackFrame>
  );
}
