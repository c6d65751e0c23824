import type { Leaving } from '../leaving.ts';

/** What both layouts are given. */
export interface ShellProps {
  leaving: Leaving;
  /** The sections that may hold drafts on this device. */
  sectionIds: readonly string[];
}
