import type { Draft } from '#domain/answers/draft.ts';

/** The draft that is open in this tab, and what the tab knows of the copy on the device. */
export interface TabDraft {
  /** Includes every change made in this tab, displayed or not. */
  draft: Draft;
  /** The copy on the device, as this tab last read or wrote it. */
  saved: Draft | null;
  /** The device has had a copy at some time since the tab opened it. */
  wasSaved: boolean;
  /** False when the device refused the last change. */
  isSaved: boolean;
  /** Others use this phone: each tab has a draft of its own. */
  isPerTab: boolean;
}
