import { interval, swipe } from '#ui/carousel/turning.ts';

/** A carousel before the program has come: it turns as `ui/carousel` does then. */
export interface Turning {
  /** Does what this button of the carousel says; false when it is none of its buttons. */
  press(button: Element): boolean;
  /** Puts everything back to how it was rendered; gives the buttons that bring back what the person chose. */
  stop(): readonly HTMLElement[];
}

/** @param carousel the element with `data-carousel` */
export function turning(carousel: HTMLElement): Turning {
  const all = (selector: string) => [...carousel.querySelectorAll<HTMLElement>(selector)];
  const slides = all('[data-name]');
  const dots = all('[data-dots] button');
  const spoken = carousel.querySelector('[aria-live]');
  const toggle = carousel.querySelector<HTMLElement>('[data-other]');
  const listening = new AbortController();
  const { signal } = listening;
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

  let current = 0;
  let byHand = false;
  let playing = true;
  let hovered = false;
  let focused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(index: number) {
    mark(slides[current], 'data-current', null);
    mark(dots[current], 'aria-current', null);
    current = (index + slides.length) % slides.length;
    mark(slides[current], 'data-current', '');
    mark(dots[current], 'aria-current', 'true');
    const place = dots[current]?.getAttribute('aria-label');
    if (spoken) spoken.textContent = byHand ? `${place}: ${slides[current]?.dataset.name}` : '';
    wait();
  }
  function turn(index: number) {
    byHand = true;
    show(index);
  }
  function wait() {
    clearTimeout(timer);
    if (!playing || hovered || focused) return;
    timer = setTimeout(() => {
      byHand = false;
      show(current + 1);
    }, interval);
  }
  /** Changes places between the button's name and the one it has in its other state. */
  function switchToggle() {
    playing = !playing;
    const { other = '' } = toggle?.dataset ?? {};
    mark(toggle, 'data-other', toggle?.getAttribute('aria-label') ?? '');
    mark(toggle, 'aria-label', other);
    mark(toggle, 'title', other);
    mark(toggle, 'data-playing', playing ? '' : null);
  }

  let down: PointerEvent | null = null;
  const listen = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ) => carousel.addEventListener(kind, heard, { signal });
  const rest = (what: () => void) => () => {
    what();
    wait();
  };
  listen('pointerenter', ({ pointerType }) => rest(() => (hovered = pointerType === 'mouse'))());
  listen(
    'pointerleave',
    rest(() => (hovered = false)),
  );
  listen(
    'focusin',
    rest(() => (focused = true)),
  );
  listen(
    'focusout',
    rest(() => (focused = false)),
  );
  listen('pointerdown', (event) => {
    const isOnSlides = (event.target as Element).closest('[data-name]') !== null;
    down = isOnSlides && event.pointerType !== 'mouse' ? event : null;
  });
  listen('pointercancel', () => (down = null));
  listen('pointerup', (event) => {
    const by = down ? swipe(down, event) : 0;
    down = null;
    if (by !== 0) turn(current + by);
  });

  if (reduced) switchToggle();
  wait();

  return {
    press(button) {
      if (!carousel.contains(button)) return false;
      const by = Number(button.getAttribute('data-turn'));
      const dot = dots.indexOf(button as HTMLElement);
      if (by) turn(current + by);
      else if (dot >= 0) turn(dot);
      else if (button === toggle) {
        switchToggle();
        // The press itself has mouse and focus inside, and must start it all the same.
        hovered = focused = false;
        wait();
      } else return false;
      return true;
    },
    stop() {
      listening.abort();
      const asked = playing === reduced && toggle ? [toggle] : [];
      const chosen = byHand ? dots.slice(current, current + 1) : [];
      byHand = false;
      show(0);
      if (!playing) switchToggle();
      clearTimeout(timer);
      return [...chosen, ...asked];
    },
  };
}

function mark(element: Element | null | undefined, name: string, value: string | null): void {
  if (value === null) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
