import type { Page } from '@playwright/test';

/** Spacing that people may set, after WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** How many CSS pixels the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What is cut off once lines, words and letters stand further apart, and was not before.
 * @returns the beginning of each text; a row of the page that became too wide is one of them
 */
export async function cutBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await cutTexts(page));
  // A style element would break the page's own policy.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
  const after = await cutTexts(page);
  const wide = await sideways(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return [
    ...after.filter((text) => !before.has(text)),
    ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
  ];
}

/** Texts of which a part is hidden by the box around them. What is kept for screen readers alone is left out. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const tooWide = hides(overflowX) && box.scrollWidth > box.clientWidth + 1;
        const tooHigh = hides(overflowY) && box.scrollHeight > box.clientHeight + 1;
        return box.clientWidth > 2 && box.clientHeight > 2 && (tooWide || tooHigh) && box.innerText.trim();
      })
      .map((box) => `${box.tagName}.${box.className}: ${box.innerText.trim().slice(0, 60)}`),
  );
}

/**
 * Controls that a finger may miss: less than so many CSS pixels take a tap, in either direction from their middle. As WCAG
 * 2.5.8 does, it leaves out links in a line of text, and what the browser draws itself.
 * @param least 24 for WCAG 2.2 AA, 44 for controls that are touched
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((wanted) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="slider"]';
    const inText = (control: Element) => {
      const block = control.closest('p, li, td, dd, label, figcaption');
      const own = control.textContent?.trim() ?? '';
      const around = (block?.textContent?.trim().length ?? 0) - own.length;
      return getComputedStyle(control).display === 'inline' || (control.matches('a') && around > 0);
    };
    const region = (control: Element) => {
      const labels = (control as HTMLInputElement).labels ?? [];
      return [control, ...labels].map((one) => one.getBoundingClientRect());
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => !control.matches(':disabled') && !control.closest('.sr, [inert]') && !inText(control))
      .filter((control) => {
        // Half a pixel is a matter of rounding.
        const boxes = region(control);
        const isSeen = boxes.some(({ width, height }) => width > 2 && height > 2);
        return isSeen && boxes.every(({ width, height }) => Math.min(width, height) < wanted - 0.5);
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${control.outerHTML.slice(0, 120)}: ${width.toFixed(0)} x ${height.toFixed(0)}`;
      });
  }, least);
}
