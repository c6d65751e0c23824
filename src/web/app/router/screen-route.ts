import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** What the frame reads of the screen it stands around. */
export interface ShellHandle {
  /** The screen fills the page: no footer below it. */
  readonly whole?: boolean;
  /** The link of the bar that leads to where the screen belongs. */
  readonly under?: string;
}

/** What an address shows, loaded. */
export interface Shown {
  // Each screen knows its own props.
  // biome-ignore lint/suspicious/noExplicitAny: they were loaded together with it
  readonly Component: ComponentType<any>;
  readonly props?: object;
  /** Stands in when the screen breaks, or did not load; else the note of the program does. */
  readonly Broken?: ComponentType<{ error: unknown }>;
  /** The screen itself did not load, what stands in for it did. */
  readonly error?: unknown;
  /** In place of its route's. */
  readonly handle?: ShellHandle;
}

/** One line of the route table. */
export interface ScreenRoute {
  /** A pattern under the base path. */
  readonly path: string;
  readonly handle?: ShellHandle;
  /** Rejects when a part of it cannot be loaded. Called at each visit: what may be kept it keeps itself. */
  load(params: Params): Promise<Shown>;
}
