import type { ToastKind, ToastOptions } from './message.ts';

/** Shows a short message over the page. The machinery is loaded at the first call and lives in a root of its own. */
export const notify = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
};

async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  // Without a line nothing pops up; what went wrong stands in the page as well.
  const toaster = await import('./toaster.tsx').catch(() => null);
  toaster?.showToast(kind, text, options);
}
