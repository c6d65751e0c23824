import { saveDraft } from '#api/device/drafts.ts';
import type { Draft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Makes a changed draft the one of this tab, and writes it to the device unless the same answers and position are there.
 * @param position of the current item in the saved copy, which may be one ahead of the tab's
 * @param placeOf the position of a draft within the instrument
 */
export function saveTabDraft(
  tab: TabDraft,
  changed: Draft,
  position: number,
  { instrument, userid, placeOf }: SaveOptions,
): void {
  const { number, count } = placeOf({ ...changed, index: position });
  const copy: Draft = { ...changed, index: position, shownAs: [number, count] };
  tab.draft = { ...copy, index: changed.index };
  if (tab.saved?.key === copy.key && tab.saved.index === position) return;
  tab.isSaved = saveDraft(instrument.id, userid, copy);
  if (!tab.isSaved) return;
  tab.saved = copy;
  tab.wasSaved = true;
}

export interface SaveOptions {
  readonly instrument: Instrument;
  readonly userid: string;
  readonly placeOf: (draft: Draft) => QuestionPosition;
}
