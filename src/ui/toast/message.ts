/** The three kinds of short messages. */
export type ToastKind = 'success' | 'info' | 'error';

export interface ToastOptions {
  /** How long the message stays, in milliseconds; 3000 when not given. Hover, focus and a hidden tab stop the clock. */
  ms?: number;
  place?: 'top-right' | 'top-center';
}
