import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { restoreFocus, rememberFocus } from './restore-focus.ts';
import type { ToastKind, ToastOptions } from './message.ts';
import { ToastBody } from './toast-body.tsx';
import './toaster.css';

/** Milliseconds of `.toast-out`. */
const exitMs = 120;

let mounted = false;

/** Removes a toast after a time, not at the end of its animation: where animations are off it would stay. */
function Appear({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  useLayoutEffect(() => {
    nodeRef.current?.classList.add('toast-in');
    playToast();
    // Once: a later call would end a pause.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isIn) return;
    nodeRef.current?.classList.add('toast-out');
    const timer = setTimeout(done, exitMs);
    return () => clearTimeout(timer);
    // `done` is a new function at each render, which must not restart the time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isIn]);
  return children;
}

/** Shows one message. The same text again, while it is still shown, does not stack. */
export function showToast(kind: ToastKind, text: string, { ms = 3000, place = 'top-right' }: ToastOptions) {
  mount();
  // An id in the page may hold no spaces.
  const toastId = `${kind}-${text.replace(/\W+/g, '-')}`;
  toast(({ closeToast }) => <ToastBody kind={kind} text={text} onClose={() => closeToast()} />, {
    toastId,
    autoClose: ms,
    position: place,
    role: kind === 'error' ? 'alert' : 'status',
    onClose: () => restoreFocus(document.getElementById(toastId)),
  });
}

/** A root of its own, so that messages outlive every page and never touch prerendered HTML. */
function mount() {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  // Without StrictMode: its second mount would drop the very first message in development.
  createRoot(host).render(
    <ToastContainer
      aria-label="Messages"
      transition={Appear}
      closeButton={false}
      icon={false}
      limit={3}
      draggable={false}
      pauseOnHover
      pauseOnFocusLoss
      // The bar is the clock: it stays in place, unseen.
      hideProgressBar
    />,
  );
  pauseWhileAway(host);
  rememberFocus(host);
}

/** Stops the clock of every message while one holds focus or the tab is hidden. Hover is the library's own. */
function pauseWhileAway(host: HTMLElement) {
  host.addEventListener('focusin', () => toast.pause());
  host.addEventListener('focusout', () => toast.play());
  document.addEventListener('visibilitychange', () => (document.hidden ? toast.pause() : toast.play()));
}
