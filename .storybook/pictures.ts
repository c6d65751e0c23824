import type { StoryContext } from '@storybook/react-vite';
import type { View } from '../tools/pictures/stories/views.ts';
import { isForced } from './toolbar/apply.ts';
import { chosenWidth } from './toolbar/widths.ts';
import { isTwin } from './twins.ts';

/** CSS pixels: the window, for what is not taller, and the tallest picture, which is as tall as this browser draws. */
const usualHeight = 800;
const mostHeight = 16_000;

/**
 * In the tests, a story is compared with its kept pictures as it stands after its play function: with its focus and its
 * open dialogs, and without messages (decision 0081). `npm test` compares one of each file, the story with `parameters: { picture: true }` or else
 * the first; `npm run test:all` compares every story in every view. `picture: false` leaves a story out: what it shows
 * is never twice the same. A story that names a width is seen at that as well, a twin at that alone: the other story is seen
 * in every other view.
 */
export async function holdPictures({
  canvasElement,
  name,
  parameters,
  globals,
}: StoryContext): Promise<void> {
  if (!import.meta.env.STORY_TWINS || parameters.picture === false) return;
  const { commands } = await import('vitest/browser');
  // Forced colours as a page shows them, forced once more by the browser, are nothing to look at.
  const draws = drawsShapes(canvasElement) && !isForced(globals);
  const marked = parameters.picture === true;
  const width = chosenWidth(globals.viewport);
  const views = await commands.viewsOf(name, { marked, draws, twin: isTwin({ name }), width });
  if (views.length === 0) return;
  // Where another page of the browser came to the front, no ring would be drawn.
  window.focus();
  await quiet();
  const before = looks();
  const found: string[] = [];
  for (const view of views) found.push(await hold(view, name, marked));
  before.restore();
  await commands.showView(null, 0);
  const differs = found.filter(Boolean);
  if (differs.length > 0) throw new Error(differs.join('\n'));
}

/** How often what differs is looked at again, a second later each time: on a busy machine a part may come late. */
const looksAgain = 4;

async function hold(view: View, name: string, marked: boolean): Promise<string> {
  for (let left = looksAgain; ; left -= 1) {
    const differs = await holdOnce(view, name, marked, left === 0);
    if (!differs || left === 0) return differs;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

async function holdOnce(view: View, name: string, marked: boolean, last: boolean): Promise<string> {
  const { commands } = await import('vitest/browser');
  document.documentElement.dataset.theme = view.theme;
  let height = await fitted(view, usualHeight);
  // What is measured twice alike has settled.
  for (let tries = 0; tries < 4; tries += 1) {
    const before = height;
    height = Math.min(await fitted(view, Math.max(before, usualHeight)), mostHeight);
    if (height === before) break;
  }
  return commands.holdPicture(name, view, height, marked, last);
}

/** Gives the story a window of this size. @returns where what it shows ends, once nothing is on its way any more */
async function fitted(view: View, height: number): Promise<number> {
  const { commands } = await import('vitest/browser');
  const holder = window.frameElement?.parentElement;
  if (holder) holder.style.cssText = `width: ${view.width}px; height: ${height}px`;
  await commands.showView(view, height);
  await settled();
  // A story at an anchor is seen whole too. Vitest's own page, around it, has three pixels to scroll.
  for (const page of [window, window.parent]) page.scrollTo({ top: 0, behavior: 'instant' });
  return endOf(document.body);
}

/** @returns where the lowest of what can be seen ends. What is folded away still has a place, which is never twice the same. */
function endOf(root: HTMLElement): number {
  const ends = [...root.querySelectorAll('*')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => Math.ceil(bottom));
  return Math.max(1, ...ends);
}

/** Fonts are there, pictures are drawn, and what measures itself has done so. */
async function settled(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await frame();
  await document.fonts.ready;
  // A picture that cannot be read is drawn as that.
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await frame();
  await frame();
}

/** Milliseconds without a change that count as rest, and the longest wait for it. */
const rest = 150;
const patience = 3000;

/** Waits until the page changes no more: what a story asks for comes late on a busy machine. */
function quiet(): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(late);
      done();
    };
    let still = setTimeout(end, rest);
    const late = setTimeout(end, patience);
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, rest);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

function frame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}

/** What pictures change of the page, to be given back. */
function looks() {
  const root = document.documentElement;
  const holder = window.frameElement?.parentElement;
  const { theme } = root.dataset;
  const style = holder?.style.cssText ?? '';
  return {
    restore() {
      root.dataset.theme = theme;
      if (holder) holder.style.cssText = style;
    },
  };
}

/** The story draws something that is no icon: a chart, a gauge, a cover, a glyph. */
function drawsShapes(canvas: HTMLElement): boolean {
  return canvas.querySelector('svg:not(.lucide), canvas, img') !== null;
}
