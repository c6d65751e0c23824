import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Globals } from '../toolbar/apply-globals.ts';
import { globalTypes } from '../toolbar/global-types.ts';
import { embeddedIdParameter, subscribeToFrames, type Message, parseMessage } from './messages.ts';

/** The globals of the toolbar. `width` is in CSS pixels, and null if stories are not in frames. */
export const ToolbarContext = createContext<{ readonly width: number | null; readonly globals: Globals }>({
  width: null,
  globals: {},
});

/** Height until a frame sends its own, in CSS pixels. Frames load lazily, so it should be near the usual height. */
const initialHeight = 320;

export interface StoryWindowProps {
  /** The id of a story, or `page` for the whole docs page. */
  of: string;
  /** The name for screen readers. */
  name: string;
  /** Args of the story that were changed on this page. */
  changed?: Args;
}

/**
 * A story in a frame with the selected width, because media queries depend on the window. The frame loads the same docs page,
 * which displays only the story (embedded-content.tsx), so no play function runs.
 */
export function StoryWindow({ of, name, changed = noArgs }: StoryWindowProps) {
  const { width, globals } = useContext(ToolbarContext);
  const [height, setHeight] = useState(initialHeight);
  const src = createFrameUrl(of, globals);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, arrow keys cannot scroll it
    <section className="wb-windows" aria-label={`${name}, ${width} px wide`} tabIndex={0}>
      {/* A new URL in the same frame would add an entry to the browser history, so the frame is replaced. It begins with the
          height of the previous one, so that the scroll position does not change. */}
      <Frame
        key={src}
        src={src}
        title={name}
        width={width ?? 0}
        height={height}
        onHeight={setHeight}
        changed={changed}
      />
    </section>
  );
}

type Args = Readonly<Record<string, unknown>>;

const noArgs: Args = {};
const isEmpty = (args: Args) => Object.keys(args).length === 0;

interface FrameProps {
  src: string;
  title: string;
  width: number;
  height: number;
  onHeight(height: number): void;
  changed: Args;
}

function Frame({ src, title, width, height, onHeight, changed }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(
    () =>
      subscribeToFrames((event) => {
        const message = event.source === frame.current?.contentWindow ? parseMessage(event) : null;
        if (message?.workbench !== 'height') return;
        // A frame that has sent its height listens.
        setReady(true);
        onHeight(message.height);
      }),
    [onHeight],
  );

  // The frame begins with the initial args.
  const sentArgs = useRef(noArgs);
  useEffect(() => {
    if (!isReady || (isEmpty(changed) && isEmpty(sentArgs.current))) return;
    const message: Message = { workbench: 'args', changed };
    frame.current?.contentWindow?.postMessage(message, '*');
    sentArgs.current = changed;
  }, [isReady, changed]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the same page, with the same permissions
    <iframe
      ref={frame}
      title={title}
      src={src}
      loading="lazy"
      style={{ width: `${width}px`, height: `${height}px` }}
    />
  );
}

/** The URL of this page with one story and the globals of the toolbar without the width, which the frame has. */
function createFrameUrl(of: string, globals: Globals): string {
  const url = new URL(window.location.href);
  const names = Object.keys(globalTypes).filter((name) => globals[name] !== undefined);
  url.hash = '';
  url.searchParams.set('globals', names.map((name) => `${name}:${String(globals[name])}`).join(';'));
  url.searchParams.set(embeddedIdParameter, of);
  return url.href;
}
