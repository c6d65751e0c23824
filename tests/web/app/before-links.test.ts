import { afterEach, expect, test, vi } from 'vitest';
import { beforeLinks } from '#app/before-links.ts';

afterEach(() => vi.unstubAllGlobals());

function page(html: string) {
  document.body.innerHTML = html;
  // The page never rests.
  vi.stubGlobal('requestIdleCallback', () => 0);
}
const turnTo = (selector: string, kind: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

test.each(['pointerover', 'pointerdown', 'focusin'])('%s on a link is enough, once', (kind) => {
  page('<a href="/team"><span>Team</span></a><button>Next</button>');
  const work = vi.fn();
  const end = beforeLinks(work);
  turnTo('button', kind);
  expect(work).not.toHaveBeenCalled();
  turnTo('span', kind);
  turnTo('a', kind);
  expect(work).toHaveBeenCalledTimes(1);
  end();
});

test('a page that rests needs no link, and one that is given up does nothing', () => {
  page('<a href="/team">Team</a>');
  let rest: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (rest = act));
  const work = vi.fn();
  const end = beforeLinks(work);
  end();
  rest();
  turnTo('a', 'pointerdown');
  expect(work).not.toHaveBeenCalled();
  beforeLinks(work);
  rest();
  expect(work).toHaveBeenCalledTimes(1);
});
