import { useMatches } from 'react-router-dom';

/** The `handle` of a route: what the frame reads of the screen inside it. */
export interface ShellHandle {
  /** The screen fills the page: no footer below it. */
  readonly whole?: boolean;
  /** Path of the link in the bar that the screen belongs to. */
  readonly under?: string;
}

const none: ShellHandle = {};

/** The handle of the screen that is displayed; an empty one where its loader found nothing and returned null. */
export function useShellHandle(): ShellHandle {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  return loaderData === null ? none : ((handle as ShellHandle | undefined) ?? none);
}
