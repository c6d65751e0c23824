/** What the shell reads from a route's `handle`. */
export interface ShellHandle {
  /** The screen fills the page: no footer below it. */
  readonly whole?: boolean;
  /** The link of the bar that leads to where the screen belongs. */
  readonly under?: string;
}
