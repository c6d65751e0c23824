import { expect, test } from '@playwright/test';
import { findLostInForcedColours, findWithoutFocusRing } from './support/forced-colours.ts';
import { findViolations } from './support/axe.ts';
import { findTextsCutBySpacing, measureOverflow, findSmallTargets } from './support/accessibility-checks.ts';

/** Each accessibility check finds its violation on a page that has one of each, next to correct elements. */
const page360 = `<!doctype html><html lang="en"><head><title>Faults</title><style>
  body { margin: 0; background: white; color: black; font: 16px/1.3 sans-serif; }
  main { display: grid; gap: 60px; justify-items: start; padding: 60px 20px; }
  button { appearance: none; min-width: 48px; min-height: 48px; border: 2px solid black; background: white; color: black; }
  button:focus-visible, input:focus-visible { outline: 3px solid blue; }
  .dot { width: 10px; height: 10px; background: darkred; }
  .kept { background: darkred; border: 1px solid; }
  .before::before { content: ""; display: inline-block; width: 10px; height: 10px; background: darkred; }
  #small { min-width: 0; min-height: 0; width: 30px; height: 30px; padding: 0; }
  #bare { border: 0; background: navy; color: white; }
  #ringless:focus-visible { outline: 0; }
  #faint { color: #aaa; }
  #drawn { background: white; color: #ccc; forced-color-adjust: none; }
  #cut { width: 300px; height: 21px; overflow: hidden; white-space: nowrap; }
  #room { width: 300px; overflow: hidden; }
  #wide { width: 500px; }
  [aria-pressed] { min-width: 60px; }
  [aria-pressed="true"] { background: lightgreen; }
</style></head><body><main>
  <h1>Faults</h1>
  <button type="button">As it should be</button>
  <button type="button" id="small">x</button>
  <button type="button" id="bare">Edge of colour</button>
  <button type="button" id="ringless">No ring</button>
  <p id="faint">Hardly seen</p>
  <p id="drawn">Drawn by hand</p>
  <p id="cut">Words that take all of the room there is</p>
  <p id="room">Words that take all of the room there is</p>
  <i class="dot"></i><i class="dot kept"></i><p class="before">A mark before a line</p>
  <fieldset><legend>Choose</legend><button type="button" aria-pressed="true">One</button><button type="button" aria-pressed="false">Two</button></fieldset>
  <svg role="img" aria-label="Chart" width="100" height="40"><circle class="black" cx="10" cy="10" r="8"></circle><circle class="pale" cx="40" cy="10" r="8" fill="#ddd"></circle></svg>
  <div id="wide">Wide</div>
</main></body></html>`;

test('each accessibility check finds its own violation, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(page360);
  expect.soft(await measureOverflow(page)).toBe(160);
  expect.soft(await findSmallTargets(page, 44)).toEqual([expect.stringMatching(/id="small".*: 30 x 30$/)]);
  expect
    .soft(await findTextsCutBySpacing(page))
    .toEqual([
      expect.stringMatching(/^P\..*: Words that take/),
      expect.stringMatching(/^the page is 160 px too wide$/),
    ]);
  const found = await findViolations(page, 'all');
  expect.soft(found.every((line) => line.startsWith('color-contrast: '))).toBe(true);
  expect.soft(found.join()).toContain('id="faint"');
  expect.soft(await findViolations(page, 'colours')).toEqual(found);
  expect.soft(await findWithoutFocusRing(page)).toEqual(['button. "No ring" has no ring']);
  const listLost = (theme: string) => [
    `button. "Edge of colour" is gone, ${theme}`,
    `i.dot "" is gone, ${theme}`,
    `p.before::before "A mark before a line" is gone, ${theme}`,
    `p. "Drawn by hand" cannot be read, ${theme}`,
    // In the dark theme it is the other shape.
    `circle.${theme === 'light' ? 'pale' : 'black'} "" is faint, ${theme}`,
    `button. "One" is chosen, and does not look so, ${theme}`,
  ];
  expect
    .soft(await findLostInForcedColours(page))
    .toEqual([...listLost('light'), ...listLost('dark'), 'button. "No ring" has no ring']);
});
