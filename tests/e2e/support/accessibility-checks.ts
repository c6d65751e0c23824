import type { Locator, Page } from '@playwright/test';

/** Text spacing of WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Measures how many CSS pixels the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Finds texts that overflow the window and cannot be scrolled to, because an element clips them. Scroll containers that
 * are focusable are excluded.
 * @returns the number of texts, and the start of each that overflows
 */
export function findOverflowingTexts(
  page: Page,
): Promise<{ readonly count: number; readonly overflowing: string[] }> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = '[role="region"][tabindex="0"], [role="tablist"]';
    // Forces the layout of content below the window.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const visibility = { opacityProperty: true, visibilityProperty: true };
    const isScreenReaderOnly = (box: Element | null): boolean =>
      box !== null &&
      (getComputedStyle(box).clipPath === 'inset(50%)' || isScreenReaderOnly(box.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const overflowing: string[] = [];
    let count = 0;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.trim();
      const box = text.parentElement;
      if (!words || !box?.checkVisibility(visibility) || box.closest(`.Toastify, ${scrolls}`)) continue;
      if (isScreenReaderOnly(box)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0) count += 1;
      const out = Math.max(0, ...lines.map(({ left, right }) => Math.max(-left, right - clientWidth)));
      if (out > 1) overflowing.push(`${out.toFixed(0)} px of ${words.slice(0, 60)}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    return { count, overflowing };
  });
}

/**
 * Finds words that break across lines without a hyphen.
 * @param part the element to search
 * @param within limits the search to words in matching elements
 */
export function findBrokenWords(part: Locator, within = '*'): Promise<string[]> {
  return part.evaluate((box, minimum) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility() || !text.parentElement.closest(minimum)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rects = [...range.getClientRects()];
        const tops = rects.map(({ top }) => top);
        // Signs of another font are in the same line, some pixels higher.
        if (Math.max(...tops) - Math.min(...tops) > (rects[0]?.height ?? 0) / 2) broken.push(word);
      }
    }
    return broken;
  }, within);
}

/**
 * Finds texts that are cut off only with WCAG text spacing.
 * @returns the start of each text, and whether the page is too wide
 */
export async function findTextsCutBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await findCutTexts(page));
  // The content policy forbids a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
  const after = await findCutTexts(page);
  const wide = await measureOverflow(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return [
    ...after.filter((text) => !before.has(text)),
    ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
  ];
}

/** Finds texts that an element clips, except those for screen readers only. */
function findCutTexts(page: Page): Promise<string[]> {
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
 * Finds controls that are too small for touch: a tap near their centre hits another element. Like WCAG 2.5.8, it excludes
 * links within text, and controls with an equivalent.
 * @param minimum CSS pixels in either direction: 44 for touch (axe tests the 24 of WCAG 2.2 AA)
 */
export function findSmallTargets(page: Page, minimum: number): Promise<string[]> {
  return page.evaluate((minimum) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="slider"]';
    // The dots of a carousel, whose arrows are equivalent.
    const excluded = ':disabled, .sr, .sr *, [inert] *, .Toastify *, [data-dots] *';
    const inText = (control: Element) => {
      const block = control.closest(control.matches('a') ? 'p, li, td, dd, label, figcaption' : 'p');
      return block !== null && block.textContent?.trim() !== control.textContent?.trim();
    };
    const isLarge = (box: DOMRect) => Math.min(box.width, box.height) >= minimum - 0.5;
    /** Some controls have a hit area larger than their box. */
    const acceptsTaps = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y, far] = [left + width / 2, top + height / 2, minimum / 2 - 1];
      const around = [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ] as const;
      return around.every(([at, down]) => control.contains(document.elementFromPoint(at, down)));
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => !control.matches(excluded) && !inText(control))
      .filter((control) => {
        const labels = (control as HTMLInputElement).labels ?? [];
        const boxes = [control, ...labels].map((one) => one.getBoundingClientRect());
        const isSeen = boxes.some(({ width, height }) => width > 2 && height > 2);
        return isSeen && !boxes.some(isLarge) && !acceptsTaps(control);
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${control.outerHTML.slice(0, 120)}: ${width.toFixed(0)} x ${height.toFixed(0)}`;
      });
  }, minimum);
}
