import { queuedAnswersText } from '#api/device/queued-answers.ts';
import { stayInView } from '#ui/popover/stay-in-view.ts';

/** The panels of the bar before the program has come: opened and closed as `ui/popover` does it then. */
export interface Popovers {
  /** What opens the panel around this element or under it; null where there is none. */
  triggerOf(element: Element): HTMLElement | null;
  isOpen(trigger: HTMLElement): boolean;
  toggle(trigger: HTMLElement): void;
  /** Closes whatever is open and gives its trigger. */
  closeAll(): HTMLElement | null;
}

const triggers = '[data-popover] > [aria-controls]';

/** @param signal ends the listening */
export function popovers(signal: AbortSignal): Popovers {
  let open: { readonly trigger: HTMLElement; readonly panel: HTMLElement } | null = null;

  function close(): HTMLElement | null {
    if (!open) return null;
    const { trigger, panel } = open;
    open = null;
    if (panel.contains(document.activeElement)) trigger.focus();
    show(trigger, panel, false);
    panel.removeAttribute('style');
    return trigger;
  }

  function toggle(trigger: HTMLElement): void {
    const wasOpen = open?.trigger === trigger;
    close();
    const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
    if (wasOpen || !panel) return;
    open = { trigger, panel };
    const waiting = panel.querySelector('[data-waiting]');
    if (waiting) waiting.textContent = queuedAnswersText();
    show(trigger, panel, true);
    stayInView(panel);
    panel.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }

  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !open?.trigger.parentElement?.contains(target);
  const listen = <K extends keyof DocumentEventMap>(kind: K, heard: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, heard, { signal });

  listen('keydown', ({ key }) => {
    if (key === 'Escape') close()?.focus();
  });
  listen('pointerdown', ({ target }) => {
    const trigger = isOutside(target) && close();
    // What was pressed takes focus if it can; if nothing did, focus goes back to the trigger.
    if (trigger) setTimeout(() => document.activeElement === document.body && trigger.focus());
  });
  listen('focusin', ({ target }) => {
    if (isOutside(target)) close();
  });
  // A link of the menu may lead to a place in this very page.
  listen('click', ({ target }) => {
    if (target instanceof Element && open?.panel.contains(target) && target.closest('a')) close();
  });
  window.addEventListener('resize', () => open && stayInView(open.panel), { signal });

  return {
    triggerOf: (element) => element.closest(triggers),
    isOpen: (trigger) => open?.trigger === trigger,
    toggle,
    closeAll: close,
  };
}

function show(trigger: HTMLElement, panel: HTMLElement, open: boolean): void {
  panel.hidden = !open;
  trigger.setAttribute('aria-expanded', String(open));
}
