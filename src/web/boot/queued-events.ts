import { tab } from '#api/device/storage.ts';

/** An event before hydration. */
interface QueuedEvent {
  readonly type: string;
  readonly element: HTMLElement;
  /** Index among all pressable elements: React may create the element anew. */
  readonly index: number;
}

declare global {
  interface Window {
    /** Shared by boot script and app; undefined after hydration. */
    queuedEvents?: QueuedEvent[];
  }
}

const pressable = '#root button, #root a[role="button"], #root form, #root [data-position]';
/** Attribute of pressed elements, for a visible state. */
const pressedAttribute = 'data-pressed';

/**
 * Registers the handlers that run until hydration: clicks and form submissions are queued, typed text is saved when the
 * page is left, and a script that fails to load is reported on the page.
 */
export function handleEventsBeforeHydration(): void {
  window.queuedEvents = [];
  for (const type of ['click', 'submit']) document.addEventListener(type, enqueue, true);
  window.addEventListener('pagehide', saveTypedText);
  window.addEventListener('error', reportLostScript, true);
}

/**
 * Stops queueing and removes the marks. Replays nothing itself.
 * @returns a function that replays all queued events in order
 */
export function stopQueueingEvents(): () => void {
  const { queuedEvents = [] } = window;
  delete window.queuedEvents;
  for (const marked of document.querySelectorAll(`[${pressedAttribute}]`))
    marked.removeAttribute(pressedAttribute);
  return () => {
    for (const { type, element, index } of queuedEvents.splice(0)) {
      const target = element.isConnected ? element : document.querySelectorAll<HTMLElement>(pressable)[index];
      if (type === 'click') target?.click();
      else target?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  };
}

function enqueue(event: Event): void {
  const queue = window.queuedEvents;
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
  if (!queue || !element) return;
  const { type } = event;
  const isForm = element instanceof HTMLFormElement;
  if (type === 'submit' || element instanceof HTMLAnchorElement) event.preventDefault();
  // A click on a submit button also fires a submit event of its form.
  if (isForm !== (type === 'submit') || (element as HTMLButtonElement).type === 'submit') return;
  // A form is submitted once, however often it was pressed.
  if (isForm && queue.some((queued) => queued.element === element)) return;
  queue.push({ type, element, index: [...document.querySelectorAll(pressable)].indexOf(element) });
  (isForm ? element.querySelector('[type="submit"]') : element)?.setAttribute(pressedAttribute, '');
}

/** Saves the values of a form in session storage, if the form supports it: a reload before hydration would lose them. */
function saveTypedText(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-kept]');
  const page = document.getElementById('root')?.dataset.page;
  if (!window.queuedEvents || !form || page === undefined) return;
  const values = Object.fromEntries(new FormData(form));
  if (Object.values(values).join('')) tab.write(page, JSON.stringify({ userid: '', values }));
}

/** Displays the message that the page does not load, without its usual delay. */
function reportLostScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement) document.getElementById('late')?.setAttribute('data-lost', '');
}
