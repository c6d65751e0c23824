import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleEventsBeforeHydration, stopQueueingEvents } from '#boot/queued-events.ts';

const html = `
  <main id="late"></main>
  <div id="root" data-page="/contact">
    <a id="team" href="#team">Team</a>
    <form id="form" data-kept method="dialog">
      <input id="name" name="name"><button id="eye" type="button">Show</button><button id="send" type="submit">Send</button>
    </form>
    <i data-position="2"><b id="place"></b></i>
  </div>`;
const findById = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
let events: string[];

/** Records presses on elements of the page. */
function recordEvents() {
  events = [];
  findById('eye').addEventListener('click', () => events.push('eye'));
  findById('place').parentElement?.addEventListener('click', () => events.push('place'));
  findById('form').addEventListener('submit', (event) => {
    event.preventDefault();
    events.push(`submit ${findById<HTMLInputElement>('name').value}`);
  });
}

beforeEach(() => {
  document.body.innerHTML = html;
  handleEventsBeforeHydration();
});
afterEach(() => {
  stopQueueingEvents();
  sessionStorage.clear();
});

it('repeats presses in their order after hydration, and submits a form once with the typed text', () => {
  findById('eye').click();
  findById('place').click();
  findById('send').click();
  findById('send').click();
  findById<HTMLInputElement>('name').value = 'Meera';
  const repeat = stopQueueingEvents();
  recordEvents();
  repeat();
  expect(events).toEqual(['eye', 'place', 'submit Meera']);
});

it('marks a pressed element until hydration', () => {
  findById('send').click();
  expect(findById('send').hasAttribute('data-pressed')).toBe(true);
  stopQueueingEvents();
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('does not submit a form before hydration', () => {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  findById('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('repeats a press on an element that React has recreated', () => {
  findById('eye').click();
  const repeat = stopQueueingEvents();
  document.body.innerHTML = html;
  recordEvents();
  repeat();
  expect(events).toEqual(['eye']);
});

it('leaves links, and everything after hydration, to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  findById('team').dispatchEvent(click);
  const repeat = stopQueueingEvents();
  recordEvents();
  findById('eye').click();
  repeat();
  expect(click.defaultPrevented).toBe(false);
  expect(events).toEqual(['eye']);
});

it('saves typed text if the page is left before hydration, and not afterwards', () => {
  findById<HTMLInputElement>('name').value = 'Meera';
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('/contact')).toBe('{"userid":"","values":{"name":"Meera"}}');
  sessionStorage.clear();
  stopQueueingEvents();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('/contact')).toBeNull();
});

it('displays the note about a lost page if a script fails to load', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(findById('late').hasAttribute('data-lost')).toBe(true);
  script.remove();
  vi.restoreAllMocks();
});
