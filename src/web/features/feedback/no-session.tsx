import { useEffect } from 'react';
import { Empty } from '#ui/empty/empty.tsx';
import { FrameParts, type FramePartsProps } from './frame-parts.tsx';
import { messages } from './messages.ts';

/** Without a session nothing is fetched: the screen says so quietly, and the console why. */
export function NoSession({ next }: Pick<FramePartsProps, 'next'>) {
  useEffect(() => console.warn(messages.missingSession), []);
  return (
    <FrameParts next={next}>
      <Empty text={messages.notAvailable} />
    </FrameParts>
  );
}
