import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead } from '#early/program.ts';

/** What waits for the page to rest. */
let waiting: (() => void)[] = [];
const rest = () => {
  const now = waiting;
  waiting = [];
  for (const work of now) work();
};
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href);

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  for (const name of ['a', 'b', 'c'])
    document.head.insertAdjacentHTML('beforeend', `<link rel="program" href="http://localhost/${name}.js">`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

describe('the program, fetched ahead', () => {
  it('comes file by file, one in each rest of the page, so that no touch waits for all of them', () => {
    fetchAhead(new AbortController().signal);
    expect(fetched()).toEqual([]);
    rest();
    expect(fetched()).toEqual(['http://localhost/a.js']);
    rest();
    rest();
    rest();
    expect(fetched()).toEqual(['a', 'b', 'c'].map((name) => `http://localhost/${name}.js`));
  });

  it('stops where the page is left', () => {
    const leaving = new AbortController();
    fetchAhead(leaving.signal);
    rest();
    leaving.abort();
    rest();
    expect(fetched()).toHaveLength(1);
  });
});
