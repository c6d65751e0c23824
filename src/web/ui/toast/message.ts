/** Options of a toast. */
export interface ToastOptions {
  /** Duration in milliseconds; default 3000. Hover, focus and a hidden tab pause it. */
  duration?: number;
  /** Place of the toast; at the bottom of small windows. */
  position?: 'top-right' | 'top-center';
}
