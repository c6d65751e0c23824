/** What the shell reads from a route's `handle`. */
export interface ShellHandle {
  /** The screen fills the page: no footer below it. */
  readonly whole?: boolean;
}
