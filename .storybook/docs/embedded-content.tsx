import { type ReactNode, useEffect, useRef } from 'react';
import { addons } from 'storybook/preview-api';
import { embeddedIdParameter, type Message, parseMessage, wholePage } from './messages.ts';

/** In a frame: the id of the story to display, or `page`. Null outside of a frame. */
export const embeddedId = new URLSearchParams(globalThis.location?.search).get(embeddedIdParameter);

/** Minimum heights of a frame, in CSS pixels: of any story, and with an open dialog or popover. */
const minHeight = 120;
const dialogHeight = 640;
/** Limits stories that are higher than their window, which would grow without end. */
const maxHeight = embeddedId === wholePage ? Number.MAX_SAFE_INTEGER : 16_000;

/** A story or page that is alone in a frame. Sends its height to the parent page. */
export function EmbeddedContent({ className = '', children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sendHeight = () => {
      const least = document.querySelector('dialog[open], :popover-open') ? dialogHeight : minHeight;
      const contentHeight = Math.ceil(box.current?.getBoundingClientRect().height ?? 0);
      const message: Message = {
        workbench: 'height',
        height: Math.min(maxHeight, Math.max(contentHeight, least)),
      };
      window.parent.postMessage(message, '*');
    };
    const handleMessage = (event: MessageEvent) => {
      const message = event.source === window.parent ? parseMessage(event) : null;
      if (message?.workbench !== 'args') return;
      const channel = addons.getChannel();
      channel.emit('resetStoryArgs', { storyId: embeddedId });
      channel.emit('updateStoryArgs', { storyId: embeddedId, updatedArgs: message.changed });
    };
    const observer = new ResizeObserver(sendHeight);
    if (box.current) observer.observe(box.current);
    document.addEventListener('toggle', sendHeight, true);
    window.addEventListener('message', handleMessage);
    return () => {
      observer.disconnect();
      document.removeEventListener('toggle', sendHeight, true);
      window.removeEventListener('message', handleMessage);
    };
  }, []);

  return (
    <div ref={box} className={`wb-embedded ${className}`}>
      {children}
    </div>
  );
}
