import { toast } from 'react-toastify/unstyled';

/** Stops the clock of every message while one holds focus or the tab is hidden. Hover is the library's own. */
export function pauseWhileAway(host: HTMLElement) {
  host.addEventListener('focusin', () => toast.pause());
  host.addEventListener('focusout', () => toast.play());
  document.addEventListener('visibilitychange', () => (document.hidden ? toast.pause() : toast.play()));
}
