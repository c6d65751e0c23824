import type { Draft } from '#domain/answers/draft.ts';

/** The draft of this tab, and the state of its copy on the device. */
export interface TabDraft {
  /** Includes every change of this tab, rendered or not. */
  draft: Draft;
  /** The copy on the device, as last read or written by this tab. */
  saved: Draft | null;
  /** There was a copy on the device since the tab opened the draft. */
  wasSaved: boolean;
  /** False if the last write failed. */
  isSaved: boolean;
  /** The phone is shared, so each tab has its own draft. */
  isPerTab: boolean;
}
