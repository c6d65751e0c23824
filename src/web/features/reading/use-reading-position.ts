import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { trackReadingPosition } from '#api/device/track-reading-position.ts';
import { loadReading } from '#api/device/reading-progress.ts';
import { scrollToBlock } from './scroll-to-block.ts';

/**
 * Saves the reading position on the device.
 * @param text element with the text of the page
 * @param userid null to save nothing
 * @returns a function that scrolls to the saved position; undefined if there is none
 */
export function useReadingPosition(
  text: RefObject<Element | null>,
  slug: string,
  userid: string | null,
): (() => void) | undefined {
  const [savedIndex] = useState(() => (userid === null ? undefined : loadReading(userid).places[slug]));
  // The prerendered page is the same for all users, so the saved position is added after hydration.
  const position = useSyncExternalStore(subscribeToNothing, () => savedIndex, getServerSnapshot);
  const [hasReturned, setHasReturned] = useState(false);

  useEffect(
    () => (userid !== null && text.current ? trackReadingPosition(text.current, slug, userid) : undefined),
    [text, slug, userid],
  );

  if (position === undefined || hasReturned) return undefined;
  return () => {
    // Removes the button before the position is measured.
    flushSync(() => setHasReturned(true));
    if (text.current) scrollToBlock(text.current, position);
  };
}

const subscribeToNothing = () => () => undefined;
const getServerSnapshot = () => undefined;
