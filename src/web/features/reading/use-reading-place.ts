import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepPlace, keepRead, keepVisit, loadReading } from '#api/device/reading.ts';
import { readSession } from '#api/session.ts';
import { blockOnTop, endIsInView, goToBlock } from './blocks.ts';

/** Milliseconds without scrolling after which a place counts: what only flies past was not read. */
const rest = 300;

/**
 * Remembers on the device how far a person reads.
 * @param text the element that holds the page's text
 * @param userid null when nobody is logged in: then nothing is remembered
 * @returns brings the person to where they stopped the last time; undefined when there is no such place
 */
export function useReadingPlace(
  text: RefObject<Element | null>,
  slug: string,
  userid: string | null,
): (() => void) | undefined {
  const [stopped, setStopped] = useState(() => (userid ? loadReading(userid).places[slug] : undefined));

  useEffect(() => {
    if (userid === null) return;
    keepVisit(userid, slug);
    let isRead = false;
    const look = () => {
      // A logout may be under way, which has removed all this: it must not come back.
      if (!text.current || readSession()?.userid !== userid) return;
      const place = blockOnTop(text.current);
      isRead ||= endIsInView(text.current);
      if (isRead) keepRead(userid, slug);
      else if (place !== null) keepPlace(userid, slug, place);
    };
    let timer = setTimeout(look, rest);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', later);
    };
  }, [text, slug, userid]);

  if (stopped === undefined) return undefined;
  return () => {
    // What offers the way goes first: the text moves up by its height, and the way is measured then.
    flushSync(() => setStopped(undefined));
    if (text.current) goToBlock(text.current, stopped);
  };
}
