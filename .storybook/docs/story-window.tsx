import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Chosen } from '../toolbar/apply.ts';
import { switches } from '../toolbar/switches.ts';
import { askedFor, hearFrames, type Message, read } from './messages.ts';

/** What the toolbar says, for who frames a story; `width` in CSS pixels, null where stories share the page's window. */
export const ChosenWindow = createContext<{ readonly width: number | null; readonly chosen: Chosen }>({
  width: null,
  chosen: {},
});

/** CSS pixels: until a frame has told its own. Frames below the fold wait, and should not move the page much. */
const usualHeight = 320;

export interface StoryWindowProps {
  /** The story's id; or `page` for the whole page of documentation. */
  of: string;
  /** What it shows, for who hears it. */
  name: string;
  /** What was changed of the story's arguments on this page, by name. */
  changed?: Args;
}

/**
 * A story in a window of the width that is chosen, for media queries ask the window. The frame holds this same page of
 * documentation, which shows the one story there (alone.tsx): as on the page, no play function runs and takes the focus.
 */
export function StoryWindow({ of, name, changed = nothing }: StoryWindowProps) {
  const { width, chosen } = useContext(ChosenWindow);
  const [height, setHeight] = useState(usualHeight);
  const src = addressOf(of, chosen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it, arrow keys cannot scroll it
    <section className="wb-windows" aria-label={`${name}, ${width} px wide`} tabIndex={0}>
      {/* Another address is another frame: in the same one it would be a step of the browser's Back button. It begins as
          high as the one before it, so that the page keeps its place. */}
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

const nothing: Args = {};
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
  const [listens, setListens] = useState(false);

  useEffect(
    () =>
      hearFrames((event) => {
        const message = event.source === frame.current?.contentWindow ? read(event) : null;
        if (message?.workbench !== 'height') return;
        // Who tells its height listens.
        setListens(true);
        onHeight(message.height);
      }),
    [onHeight],
  );

  // It begins with the arguments of the story.
  const told = useRef(nothing);
  useEffect(() => {
    if (!listens || (isEmpty(changed) && isEmpty(told.current))) return;
    const message: Message = { workbench: 'args', changed };
    frame.current?.contentWindow?.postMessage(message, '*');
    told.current = changed;
  }, [listens, changed]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this same page, with all it may do
    <iframe
      ref={frame}
      title={title}
      src={src}
      loading="lazy"
      style={{ width: `${width}px`, height: `${height}px` }}
    />
  );
}

/** This page once more, for one story, with all that the toolbar says but the width, which the frame has. */
function addressOf(of: string, chosen: Chosen): string {
  const url = new URL(window.location.href);
  const said = Object.keys(switches).filter((name) => chosen[name] !== undefined);
  url.hash = '';
  url.searchParams.set('globals', said.map((name) => `${name}:${String(chosen[name])}`).join(';'));
  url.searchParams.set(askedFor, of);
  return url.href;
}
