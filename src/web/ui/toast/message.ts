/** Kinds of toasts. `warning`: something is not available. `error`: something failed. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Options of a toast. */
export interface ToastOptions {
  /** Duration in milliseconds; default 3000. Hover, focus and a hidden tab pause it. */
  ms?: number;
  position?: 'top-right' | 'top-center';
}
