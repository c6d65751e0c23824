/** What a page of documentation and a story that it frames tell each other, by `postMessage`. */
export type Message = Height | Args;

/** From the frame: how high what it shows is, in CSS pixels. */
interface Height {
  readonly workbench: 'height';
  readonly height: number;
}

/** To the frame: what was changed of the story's arguments on the page around it, by name. */
interface Args {
  readonly workbench: 'args';
  readonly changed: Readonly<Record<string, unknown>>;
}

/** @returns what a message says; null when it is none of ours */
export function read({ data }: MessageEvent): Message | null {
  return typeof data === 'object' && data && 'workbench' in data ? (data as Message) : null;
}

/** Calls `listener` for what any frame of this page says (preview-head.html). @returns what ends it */
export function hearFrames(listener: (event: MessageEvent) => void): () => void {
  const hear = ({ detail }: CustomEventInit<MessageEvent>) => detail && listener(detail);
  window.addEventListener('frame-says', hear);
  return () => window.removeEventListener('frame-says', hear);
}

/** The word of the address by which a frame knows what to show: a story's id, or the page. */
export const askedFor = 'window';
export const thisPage = 'page';
