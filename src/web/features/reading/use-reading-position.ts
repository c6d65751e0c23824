import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { followReading } from '#api/device/follow-reading.ts';
import { loadReading } from '#api/device/reading.ts';
import { goToBlock } from './go-to-block.ts';

/**
 * Remembers on the device how far a person reads.
 * @param text the element that holds the page's text
 * @param userid null when nobody is logged in: then nothing is remembered
 * @returns brings the person to where they stopped the last time; undefined when there is no such place
 */
export function useReadingPosition(
  text: RefObject<Element | null>,
  slug: string,
  userid: string | null,
): (() => void) | undefined {
  const [kept] = useState(() => (userid === null ? undefined : loadReading(userid).places[slug]));
  // The rendered page is the same for everybody: what this device knows is added once it is taken over.
  const stopped = useSyncExternalStore(neverChanges, () => kept, nothingKept);
  const [isThere, setIsThere] = useState(false);

  useEffect(
    () => (userid !== null && text.current ? followReading(text.current, slug, userid) : undefined),
    [text, slug, userid],
  );

  if (stopped === undefined || isThere) return undefined;
  return () => {
    // What offers the way goes first: the text moves up by its height, and the way is measured then.
    flushSync(() => setIsThere(true));
    if (text.current) goToBlock(text.current, stopped);
  };
}

const neverChanges = () => () => undefined;
const nothingKept = () => undefined;
