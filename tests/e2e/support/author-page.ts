import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { type AuthorTool, startAuthorTool } from './author-tool.ts';

export interface AuthorPage {
  readonly tool: AuthorTool;
  readonly page: Page;
  /** The app next to it. */
  readonly preview: FrameLocator;
  /**
   * Records the milliseconds from the end of an action until `waitFor` resolves. Playwright's `waitFor` polls every
   * frame, `expect` less often.
   */
  measure(what: string, act: () => unknown, waitFor: () => Promise<unknown>): Promise<void>;
  /** Prints the measured times, and stops everything. */
  close(): Promise<void>;
}

/**
 * Starts the authoring tool on a copy of the repository and opens its page with the preview.
 * @param width of the window, in px
 * @param at the fragment of the page: '#edit:…'
 */
export async function openAuthorPage(browser: Browser, width: number, at = ''): Promise<AuthorPage> {
  const tool = await startAuthorTool();
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(tool.address + at);
  const preview = page.frameLocator('iframe');
  const first = preview.getByRole('heading', { level: 1, name: /Aspects of/ });
  await expect(first).toBeVisible({ timeout: 60_000 });
  const times: string[] = [];
  return {
    tool,
    page,
    preview,
    async measure(what, act, waitFor) {
      await act();
      const start = Date.now();
      await waitFor();
      times.push(`${String(Date.now() - start).padStart(6)} ms  ${what}`);
    },
    async close() {
      console.log(times.join('\n'));
      await tool.stop();
      await context.close();
    },
  };
}
