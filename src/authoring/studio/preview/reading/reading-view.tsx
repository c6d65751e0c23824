import { type RefObject, useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { type AccessibleLine, listAccessibleLines } from './accessible-lines.ts';
import styles from './reading-view.module.css';

/** Delay after a change of the page before it is read again, in milliseconds. */
const pauseMs = 250;

/** The page in the preview as a screen reader reads it: roles, names and states in the order of the document. */
export function ReadingView({ frame }: { readonly frame: RefObject<HTMLIFrameElement | null> }) {
  const [lines, setLines] = useState<readonly AccessibleLine[]>([]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout>;
    const read = () => {
      const root = element.contentDocument?.body;
      if (root) setLines(listAccessibleLines(root));
    };
    const schedule = () => {
      clearTimeout(pause);
      pause = setTimeout(read, pauseMs);
    };
    const observer = new MutationObserver(schedule);
    const observe = () => {
      observer.disconnect();
      if (element.contentDocument)
        observer.observe(element.contentDocument, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      schedule();
    };
    element.addEventListener('load', observe);
    observe();
    return () => {
      clearTimeout(pause);
      observer.disconnect();
      element.removeEventListener('load', observe);
    };
  }, [frame]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing to focus in it
    <section className={styles.reading} aria-label={messages.reading.title} tabIndex={0}>
      <h2>{messages.reading.title}</h2>
      <p className="note">{messages.reading.about}</p>
      <ol>
        {lines.map(({ role, text, depth }, at) => (
          <li key={at} style={{ marginInlineStart: `${depth}rem` }}>
            {role !== '' && <span className={styles.role}>{role}</span>} {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
