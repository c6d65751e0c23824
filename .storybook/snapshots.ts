import type { StoryContext } from '@storybook/react-vite';

/** A screenshot of a story: width of the window in CSS pixels, and theme. */
interface View {
  readonly width: 360 | 1280;
  readonly theme: 'light' | 'dark';
}

const phone: View = { width: 360, theme: 'light' };
const allViews: readonly View[] = [
  phone,
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/** Minimum height of the window, and the maximum height of a screenshot in Chromium, in CSS pixels. */
const height = { min: 800, max: 16_000 };

/**
 * In the tests, compares a story with its snapshots after its play function. Tags of the story select them:
 * - `screenshot`: a picture at 360 px in the light theme (each component once),
 * - `screenshot-all`: the accessibility tree, and pictures at 360 and 1280 px in both themes (the main screens),
 * - `aria-snapshot`: the accessibility tree (composite widgets).
 *
 * `npm run snapshots:update` replaces the stored snapshots.
 */
export async function compareSnapshots({ canvasElement, id, tags }: StoryContext): Promise<void> {
  if (!import.meta.env.STORY_TESTS) return;
  const views = tags.includes('screenshot-all') ? allViews : tags.includes('screenshot') ? [phone] : [];
  const hasTree = views.length > 1 || tags.includes('aria-snapshot');
  if (views.length === 0 && !hasTree) return;
  const [{ expect }, { page }] = await Promise.all([import('vitest'), import('vitest/browser')]);
  if (hasTree) {
    await waitForLazyParts(canvasElement);
    expect(canvasElement).toMatchAriaSnapshot();
  }
  const before = { theme: document.documentElement.dataset.theme, width: innerWidth, height: innerHeight };
  try {
    for (const view of views) {
      await prepareView(view);
      const element = views.length > 1 || hasTopLayer() ? document.body : canvasElement;
      await expect(page.elementLocator(element)).toMatchScreenshot(`${id}-${view.width}-${view.theme}`);
    }
  } finally {
    document.documentElement.dataset.theme = before.theme;
    await resize(before.width, before.height);
  }
}

/** A dialog or popover is open, and so outside of the element of its story. */
function hasTopLayer(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null;
}

/** Makes the window as wide as the view and as high as the story, and waits until everything is loaded. */
async function prepareView({ width, theme }: View): Promise<void> {
  document.documentElement.dataset.theme = theme;
  await resize(width, height.min);
  await waitUntilLoaded();
  const needed = Math.ceil(document.documentElement.scrollHeight);
  if (needed > height.min) await resize(width, Math.min(needed, height.max));
  await waitUntilLoaded();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Waits at most three seconds for parts such as charts. Stories of a loading state display them for ever. */
async function waitForLazyParts(canvas: HTMLElement): Promise<void> {
  for (let tries = 60; tries > 0 && canvas.querySelector('[data-wait="load"]'); tries -= 1)
    await new Promise((done) => setTimeout(done, 50));
}

async function resize(width: number, height: number): Promise<void> {
  const { commands, page } = await import('vitest/browser');
  await commands.resizeWindow(width, height);
  await page.viewport(width, height);
}

async function waitUntilLoaded(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await document.fonts.ready;
  // An image that cannot be decoded is displayed as broken, which is what the snapshot records.
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
