import { cookies } from '#contract/paths.ts';
import { removeSession } from '../session.ts';
import { removeCookie } from './cookies.ts';
import { forgetAllDrafts, forgetDrafts } from './drafts.ts';
import { forgetProgress } from './forget-progress.ts';
import { forgetAllReading, forgetReading } from './forget-reading.ts';
import { forgetSealingKey } from './forget-sealing-key.ts';
import { clearMarks } from './marks.ts';
import { beginRound } from './round.ts';
import { forgetTab } from './storage.ts';

/**
 * Takes a person's traces off this device: cookies, marks, whatever the tab remembers, and unfinished answers,
 * progress and what was read.
 * @param sectionIds the sections that may hold drafts
 * @param userid whose traces; nobody's when the session had ended before
 * @param everybody answers and reading go of all who used this device: the quick exit
 */
export function forgetPerson(
  sectionIds: readonly string[],
  userid: string | undefined,
  everybody = false,
): void {
  removeSession();
  removeCookie(cookies.registrationId);
  clearMarks();
  forgetSealingKey();
  forgetTab();
  beginRound();
  if (userid !== undefined) {
    forgetDrafts(sectionIds, userid);
    forgetReading(userid);
    forgetProgress(userid);
  }
  if (!everybody) return;
  forgetAllDrafts(sectionIds);
  forgetAllReading();
}
