import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    resizeWindow(width: number, height: number): Promise<void>;
  }
}

/** Resizes the window around a story, in CSS pixels, so that Vitest does not scale the story down to fit. */
export const resizeWindow: BrowserCommand<[width: number, height: number], void> = (
  { page },
  width,
  height,
) => page.setViewportSize({ width, height });
