import { type ReactNode, useEffect, useRef } from 'react';
import { addons } from 'storybook/preview-api';
import { askedFor, type Message, read, thisPage } from './messages.ts';

/** In a frame: the id of the one story to show, or `page`; null for a page of documentation as anybody opens it. */
export const asked = new URLSearchParams(globalThis.location?.search).get(askedFor);

/** CSS pixels: room for what stands over the page, and for an open dialog. */
const least = 120;
const forDialog = 640;
/** A story as high as its window and then some would make it grow for ever. A page is as high as its words. */
const most = asked === thisPage ? Number.MAX_SAFE_INTEGER : 16_000;

/** One story, or a page, as the only thing in its window. It tells the page around it how high it is. */
export function Alone({ className = '', children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tell = () => {
      const opened = document.querySelector('dialog[open], :popover-open') ? forDialog : least;
      const own = Math.ceil(box.current?.getBoundingClientRect().height ?? 0);
      const message: Message = { workbench: 'height', height: Math.min(most, Math.max(own, opened)) };
      window.parent.postMessage(message, '*');
    };
    const hear = (event: MessageEvent) => {
      const message = event.source === window.parent ? read(event) : null;
      if (message?.workbench !== 'args') return;
      const channel = addons.getChannel();
      channel.emit('resetStoryArgs', { storyId: asked });
      channel.emit('updateStoryArgs', { storyId: asked, updatedArgs: message.changed });
    };
    const observer = new ResizeObserver(tell);
    if (box.current) observer.observe(box.current);
    document.addEventListener('toggle', tell, true);
    window.addEventListener('message', hear);
    return () => {
      observer.disconnect();
      document.removeEventListener('toggle', tell, true);
      window.removeEventListener('message', hear);
    };
  }, []);

  return (
    <div ref={box} className={`wb-alone ${className}`}>
      {children}
    </div>
  );
}
