/** The kinds of short messages. A warning says that something cannot be had; an error, that something failed. */
export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastOptions {
  /** How long the message stays, in milliseconds; 3000 when not given. Hover, focus and a hidden tab stop the clock. */
  ms?: number;
  place?: 'top-right' | 'top-center';
}
