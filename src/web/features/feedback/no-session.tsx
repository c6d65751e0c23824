import { useEffect } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { FrameParts, type FramePartsProps } from './frame-parts.tsx';
import { messages } from './messages.ts';

/** Without a session nothing is fetched: the screen says so, and the console gives the reason. */
export function NoSession({ next }: Pick<FramePartsProps, 'next'>) {
  useEffect(() => console.warn(messages.missingSession), []);
  return (
    <FrameParts next={next}>
      <Empty text={messages.notAvailable} />
    </FrameParts>
  );
}
