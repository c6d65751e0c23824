import type { Status } from '../alert/alert.tsx';
import type { ToastOptions } from './message.ts';

/** Displays toasts. The library is loaded at the first call and renders into a separate root. */
export const notify = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
};

async function show(status: Status, text: string, options: ToastOptions = {}): Promise<void> {
  // Offline no toast is displayed; the page also reports errors.
  const toaster = await import('./toaster.tsx').catch(() => null);
  toaster?.showToast(status, text, options);
}
