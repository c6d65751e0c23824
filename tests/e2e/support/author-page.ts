import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { type AuthorTool, startAuthorTool } from './author-tool.ts';

export interface AuthorPage {
  readonly tool: AuthorTool;
  readonly page: Page;
  /** The program beside it. */
  readonly preview: FrameLocator;
  /** Notes the milliseconds from the end of an act until something shows. `waitFor` looks at every frame, `expect` now and then. */
  measure(what: string, act: () => unknown, waitFor: () => Promise<unknown>): Promise<void>;
  /** Tells what was measured, and ends all. */
  close(): Promise<void>;
}

/**
 * Starts the authors' tool on a copy of the repository and opens its page, once the preview stands beside it.
 * @param width of the window, in px
 * @param at what the page opens with: '#edit:…'
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
