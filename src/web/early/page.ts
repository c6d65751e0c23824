import { exitAddress } from '#contract/paths.ts';
import { turning } from './carousel.ts';
import { takeEarlyInput } from './early-input.ts';
import { takeFirstEvents } from './first-events.ts';
import type { KeptInput } from './kept-input.ts';
import { leaveAtOnce } from './leave.ts';
import { popovers } from './popovers.ts';
import { pressed } from './pressed.ts';

/** A place to tap on a scale; keys reach the field beside it. */
const placeOnScale = '#root [data-position]';

/** Only the program makes anything of these. */
const needsProgram = 'form, button, input, select, textarea';

/**
 * A rendered page before the program has come: its help, menu and way out work, its carousel turns, and what only the
 * program can answer is kept for it.
 * @param bring the program is needed now, and what was kept is for it
 * @returns the same, for a program that is needed anyway
 */
export function actEarly(bring: (kept: KeptInput) => void): KeptInput {
  const listening = new AbortController();
  const { signal } = listening;
  const bar = popovers(signal);
  const presses = pressed();
  const want = () => bring(kept);
  const carousels = [...document.querySelectorAll<HTMLElement>('[data-carousel]')].map(turning);

  function clicked(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const trigger = target && bar.triggerOf(target);
    if (target?.closest(`a[href="${exitAddress}"]`)) {
      event.preventDefault();
      if (trigger && !bar.isOpen(trigger)) bar.toggle(trigger);
      else void leaveAtOnce();
    } else if (trigger) {
      bar.toggle(trigger);
    } else {
      const place = target?.closest<HTMLElement>(placeOnScale);
      if (place) {
        want();
        presses.click(place);
      }
      const button = target?.closest<HTMLButtonElement>('#root button');
      if (!button || carousels.some((carousel) => carousel.press(button))) return;
      want();
      // A button that sends its form does so by the event that follows.
      if (button.type !== 'submit') presses.click(button);
    }
  }

  function submitted(event: Event): void {
    event.preventDefault();
    want();
    presses.submit(event.target as HTMLFormElement);
  }

  /** A hand on its way to a form: the program may come while it types. */
  function touched({ target }: Pick<Event, 'target'>): void {
    if (!(target instanceof Element) || bar.triggerOf(target)) return;
    if (target.closest('#root') && target.closest(needsProgram) && !target.closest('[data-carousel]')) want();
  }

  const heard: Readonly<Record<string, (event: Event) => void>> = {
    click: clicked,
    submit: submitted,
    pointerdown: touched,
    focusin: touched,
    keydown: touched,
  };
  for (const [kind, hear] of Object.entries(heard))
    document.addEventListener(kind, hear, { capture: true, signal });

  const kept: KeptInput = {
    take(root) {
      listening.abort();
      const focused = document.activeElement as HTMLElement | null;
      const open = bar.closeAll();
      const typeAgain = root && takeEarlyInput(root);
      const pressAgain = presses.take();
      const turned = carousels.flatMap((carousel) => carousel.stop());
      let isDone = false;
      return () => {
        if (isDone) return;
        isDone = true;
        typeAgain?.();
        // What was typed is known by then: a form that is sent reads it.
        setTimeout(() => {
          pressAgain();
          for (const button of turned) button.click();
          open?.click();
          // A panel that was shut gave its focus away.
          if (document.activeElement === open || document.activeElement === document.body) focused?.focus();
        });
      };
    },
  };
  for (const event of takeFirstEvents()) heard[event.type]?.(event);
  // Somebody may have begun to type.
  touched({ target: document.activeElement });
  return kept;
}
