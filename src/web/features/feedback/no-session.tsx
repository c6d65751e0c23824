import { useEffect } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { FeedbackFrameContent, type FeedbackFrameContentProps } from './frame-parts.tsx';
import { messages } from './messages.ts';

/** Without a session nothing is fetched: the screen says so, and the console gives the reason. */
export function NoSession({ next }: Pick<FeedbackFrameContentProps, 'next'>) {
  useEffect(() => console.warn(messages.missingSession), []);
  return (
    <FeedbackFrameContent next={next}>
      <Empty text={messages.notAvailable} />
    </FeedbackFrameContent>
  );
}
