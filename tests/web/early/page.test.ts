import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitAddress } from '#contract/paths.ts';
import { keepFirstEvents } from '#early/first-events.ts';
import type { KeptInput } from '#early/kept-input.ts';
import { actEarly } from '#early/page.ts';

const html = `
  <div id="root">
    <span data-popover=""><button id="help" aria-expanded="false" aria-controls="panel">Need to talk?</button>
      <div id="panel" hidden><a id="call" href="tel:14416">14416</a></div></span>
    <span data-popover=""><a id="exit" href="${exitAddress}" aria-expanded="false" aria-controls="way-out">Quick exit</a>
      <div id="way-out" hidden><a id="go" href="${exitAddress}" data-autofocus="">Leave now</a></div></span>
    <a id="team" href="#team">Team</a>
    <form id="form" method="dialog"><input id="name"><button id="eye" type="button">Show</button><button id="send" type="submit">Send</button></form>
    <i data-position="2"><b id="place"></b></i>
    <div data-carousel="">
      <ul><li data-name="One" data-current=""></li><li data-name="Two"></li></ul>
      <button id="pause" aria-label="Pause" title="Pause" data-other="Play" data-playing=""></button>
      <button id="next" data-turn="1"></button>
      <div data-dots=""><button aria-label="1 of 2" aria-current="true"></button><button aria-label="2 of 2"></button></div>
      <p aria-live="polite"></p>
    </div>
  </div>`;

const at = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
const shown = () => document.querySelector<HTMLElement>('[data-current]')?.dataset.name;
const wanted = vi.fn();
let kept: KeptInput;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = html;
  kept = actEarly(wanted);
});
afterEach(() => {
  kept.take(at('root'));
  wanted.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The program has come and taken the HTML over. */
function comes(): string {
  const replay = kept.take(at('root'));
  const found = at('root').innerHTML;
  replay();
  vi.runOnlyPendingTimers();
  return found;
}

test('help opens and closes without the program, and focus is where a keyboard expects it', () => {
  at('help').click();
  expect([at('panel').hidden, at('help').getAttribute('aria-expanded')]).toEqual([false, 'true']);
  at('call').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([at('panel').hidden, at('help').getAttribute('aria-expanded')]).toEqual([true, 'false']);
  expect(document.activeElement).toBe(at('help'));
  at('help').click();
  at('team').focus();
  expect(at('panel').hidden).toBe(true);
  at('help').click();
  at('exit').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(at('panel').hidden).toBe(true);
  expect(wanted).not.toHaveBeenCalled();
});

test('the first press on the way out says what it removes, with the last step under the finger', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  at('exit').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(at('way-out').hidden).toBe(false);
  expect(document.activeElement).toBe(at('go'));
});

test.each(['exit', 'go'])('a second press, on %s, removes everybody and leaves', (id) => {
  window.localStorage.setItem('S1', '{}');
  window.localStorage.setItem('phone', 'shared');
  window.sessionStorage.setItem('returnTo', '{}');
  document.cookie = 'token=made-up; Path=/';
  const calls = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  // jsdom cannot leave the page, and says so.
  vi.spyOn(console, 'error').mockReturnValue();
  at('exit').click();
  at(id).click();
  // `round`: other tabs of this shared phone drop what they hold when they next look.
  expect({ ...window.localStorage }).toEqual({ phone: 'shared', round: expect.any(String) });
  expect(window.sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(window.name).toBe('left');
  const [address, call] = calls.mock.calls[0] ?? [];
  expect([address, call?.keepalive, call?.headers]).toEqual([
    expect.stringMatching(/\/user\/logout$/),
    true,
    expect.objectContaining({ Authorization: 'made-up' }),
  ]);
  window.localStorage.clear();
  window.name = '';
});

test('the carousel turns by itself and by hand, and stops where it is told to', () => {
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe('Two');
  at('next').click();
  expect(shown()).toBe('One');
  expect(document.querySelector('[aria-live]')?.textContent).toBe('1 of 2: One');
  at('pause').click();
  expect(at('pause').getAttribute('aria-label')).toBe('Play');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('One');
  expect(wanted).not.toHaveBeenCalled();
});

test('a carousel waits where less motion was asked for', () => {
  kept.take(at('root'));
  document.body.innerHTML = html;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  kept = actEarly(wanted);
  vi.unstubAllGlobals();
  expect(at('pause').title).toBe('Play');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('One');
});

test('the hand that reaches for a form calls the program', () => {
  at('name').focus();
  expect(wanted).toHaveBeenCalledWith(kept);
});

test('what was pressed before the program is pressed again, in order, and a form is sent once with what was typed', () => {
  const heard: string[] = [];
  at('eye').click();
  at<HTMLInputElement>('name').value = 'Meera';
  at('send').click();
  at('send').click();
  expect(at('send').hasAttribute('data-waiting')).toBe(true);
  at('eye').addEventListener('click', () => heard.push('eye'));
  at('form').addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`sent ${at<HTMLInputElement>('name').value}`);
  });
  comes();
  expect(heard).toEqual(['eye', 'sent Meera']);
  expect(document.querySelector('[data-waiting]')).toBeNull();
});

test('a place that was tapped on a scale is tapped again', () => {
  at('place').click();
  expect(wanted).toHaveBeenCalled();
  const tapped = vi.fn();
  at('place').parentElement?.addEventListener('click', tapped);
  comes();
  expect(tapped).toHaveBeenCalledOnce();
});

test('the program finds the page as it was rendered, and what was open and chosen comes back', () => {
  const rendered = at('root').innerHTML.replace(' method="dialog"', '');
  at('help').click();
  at('next').click();
  at('pause').click();
  const opened = vi.fn();
  at('help').addEventListener('click', opened);
  const found = comes();
  expect(found.replace('style=""', '')).toBe(rendered);
  expect(opened).toHaveBeenCalledOnce();
  // Nothing of the early script listens any more.
  at('help').click();
  expect(at('panel').hidden).toBe(true);
});

test('a press that came before any file is answered', () => {
  kept.take(at('root'));
  document.body.innerHTML = html;
  keepFirstEvents();
  at('help').click();
  at('eye').click();
  kept = actEarly(wanted);
  expect(at('panel').hidden).toBe(false);
  expect(wanted).toHaveBeenCalled();
});
