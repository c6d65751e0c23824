import type { KeptInput } from './kept-input.ts';

/** The program: the files that this page's part of it needs stand in the head, where no browser fetches them. */
const files = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="program"]')].map(({ href }) => href);

/** What some browsers tell of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The note that the page takes long to come; it waits ten seconds by itself. Nothing is awaited before a touch. */
const note = document.getElementById('late');

let coming: Promise<void> | undefined;

/** Brings the program, once. What is being waited for is said after a while, and at once when it is lost. */
export function bringProgram(kept: KeptInput): Promise<void> {
  coming ??= bring(kept).catch((error: unknown) => {
    note?.setAttribute('data-lost', '');
    throw error;
  });
  return coming;
}

async function bring(kept: KeptInput): Promise<void> {
  if (note) document.body.append(note);
  for (const href of files()) link('modulepreload', href);
  const { start } = await import('#app/main.tsx');
  await start(kept);
}

/** Until the program is wanted nothing is late. */
export function awaitNothing(): void {
  if (!coming) note?.remove();
}

/**
 * Once the page rests, its files are put into the browser's cache, where the line is good and costs nothing extra. One in
 * each rest: all at once hold a slow phone for a sixth of a second.
 */
export function fetchAhead(signal: AbortSignal, left = files()): void {
  whenAtRest(signal, () => {
    const [href, ...others] = left;
    if (coming || !href) return;
    link('prefetch', href);
    fetchAhead(signal, others);
  });
}

/** The page behind Next, in the same way: it opens at once then, also when the line has dropped meanwhile. */
export function fetchNext(signal: AbortSignal): void {
  whenAtRest(signal, () => {
    const next = document.querySelector<HTMLAnchorElement>('#root a[rel="next"]');
    if (next) link('prefetch', next.href, 'document');
  });
}

function whenAtRest(signal: AbortSignal, work: () => void): void {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
  if (saveData || effectiveType !== '4g') return;
  const idle = window.requestIdleCallback ?? ((rested: () => void) => setTimeout(rested, 2000));
  const wait = () =>
    idle(() => {
      if (!signal.aborted) work();
    });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

function link(rel: 'modulepreload' | 'prefetch', href: string, as = 'script'): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.as = as;
  if (as === 'script') element.crossOrigin = '';
  element.href = href;
  document.head.append(element);
}
