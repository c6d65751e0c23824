import { useTranslation } from '#web-language/use-translation.ts';
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { restoreFocus, recordFocus } from './restore-focus.ts';
import type { Status } from '../alert/alert.tsx';
import type { ToastOptions } from './message.ts';
import { ToastBody } from './toast-body.tsx';
import './toaster.css';

/** Milliseconds of `.toast-out`. */
const exitMs = 120;

let isMounted = false;

/** Removes a toast after a time, not at `animationend`, which does not fire without animations. */
function Appear({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  useLayoutEffect(() => {
    nodeRef.current?.classList.add('toast-in');
    playToast();
    // Runs once: a later call would end a pause.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isIn) return;
    nodeRef.current?.classList.add('toast-out');
    const timer = setTimeout(done, exitMs);
    return () => clearTimeout(timer);
    // `done` is a new function at each render, which must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isIn]);
  return children;
}

/** Displays a toast. An equal visible toast is not repeated. */
export function showToast(
  status: Status,
  text: string,
  { duration = 3000, position = 'top-right' }: ToastOptions,
) {
  mount();
  // Ids contain no spaces.
  const toastId = `${status}-${text.replace(/\W+/g, '-')}`;
  toast(({ closeToast }) => <ToastBody status={status} message={text} onClose={() => closeToast()} />, {
    toastId,
    autoClose: duration,
    position,
    role: status === 'error' ? 'alert' : 'status',
    onClose: () => restoreFocus(document.getElementById(toastId)),
  });
}

function Toasts() {
  const { t } = useTranslation();
  return (
    <ToastContainer
      aria-label={t('app.ui.messages')}
      transition={Appear}
      closeButton={false}
      icon={false}
      limit={3}
      draggable={false}
      pauseOnHover
      pauseOnFocusLoss
      // The bar is the timer: hidden but present.
      hideProgressBar
    />
  );
}

/** A separate root, so that toasts survive navigations and do not affect hydration. */
function mount() {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  // Without StrictMode, whose second mount drops the first toast in development.
  createRoot(host).render(<Toasts />);
  pauseWhileInactive(host);
  recordFocus(host);
}

/** Pauses all toasts while one is focused or the tab is hidden. The library pauses on hover. */
function pauseWhileInactive(host: HTMLElement) {
  host.addEventListener('focusin', () => toast.pause());
  host.addEventListener('focusout', () => toast.play());
  document.addEventListener('visibilitychange', () => (document.hidden ? toast.pause() : toast.play()));
}
