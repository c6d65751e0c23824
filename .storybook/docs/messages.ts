/** Messages between a docs page and the frames of its stories (`postMessage`). */
export type Message = HeightMessage | ArgsMessage;

/** From a frame. */
interface HeightMessage {
  readonly workbench: 'height';
  /** Of the content, in CSS pixels. */
  readonly height: number;
}

/** To a frame. */
interface ArgsMessage {
  readonly workbench: 'args';
  /** Args of the story that were changed on the docs page. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** Returns the message of an event, or null if it is from another source. */
export function parseMessage({ data }: MessageEvent): Message | null {
  return typeof data === 'object' && data && 'workbench' in data ? (data as Message) : null;
}

/**
 * Calls the listener for messages of all frames of this page (preview-head.html).
 * @returns a function that unsubscribes
 */
export function subscribeToFrames(listener: (event: MessageEvent) => void): () => void {
  const handleEvent = ({ detail }: CustomEventInit<MessageEvent>) => detail && listener(detail);
  window.addEventListener('frame-message', handleEvent);
  return () => window.removeEventListener('frame-message', handleEvent);
}

/** The query parameter of a frame: the id of its story, or `page`. */
export const embeddedIdParameter = 'window';
export const wholePage = 'page';
