import { saveDraft } from '#api/device/drafts.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Sets the draft of this tab, and writes it to the device unless the same version is saved.
 * @param position item of the saved copy, which may be one ahead of the item of the tab
 * @param findPosition computes the position of a draft within the instrument
 */
export function saveTabDraft(
  tab: TabDraft,
  changed: Draft,
  position: number,
  { instrument, userid, findPosition }: SaveOptions,
): void {
  const { number, count } = findPosition({ ...changed, index: position });
  const copy: Draft = { ...changed, index: position, shownAs: [number, count] };
  tab.draft = { ...copy, index: changed.index };
  if (tab.saved?.key === copy.key && tab.saved.index === position) return;
  tab.isSaved = saveDraft(instrument.id, userid, copy);
  if (!tab.isSaved) return;
  tab.saved = copy;
  tab.wasSaved = true;
}

/** The owner of a draft, and how its position is computed. */
export interface SaveOptions {
  readonly instrument: Instrument;
  readonly userid: string;
  readonly findPosition: (draft: Draft) => QuestionPosition;
}
