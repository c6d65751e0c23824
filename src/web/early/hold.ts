import { readCookie } from '#api/device/cookies.ts';
import { hasDraft, hasOutgrown } from '#api/device/drafts.ts';
import { autoAdvances } from '#api/device/preferences.ts';
import { markReturning } from '#api/device/progress.ts';
import { cookies } from '#contract/paths.ts';
import { guard, keepBack } from './guard.ts';

/** What the build tells of a page behind the login, beside its script (`data-section` and so on). */
export interface PageFacts {
  /** Id of the section whose answers on this device change what is to be seen. */
  readonly section?: string;
  /** The version of its file. */
  readonly version?: string;
  /** Only of questions: where a login leads in their place, under the base. */
  readonly entrance?: string;
}

/**
 * Decides before the first paint of a rendered page behind the login whether this person may see it as it stands.
 * Nobody is logged in: the address is remembered for the next login, and the login page comes in its place. An
 * answer was given before, or choosing one is not to move on: `data-held` on the root element hides the main part.
 * Something was finished before: `data-returns` lets the cards of a dashboard wait.
 */
export function hold({ section, version, entrance }: PageFacts): void {
  if (guard(entrance) === null) return;
  const userid = readCookie(cookies.userid);
  const isOthers =
    userid === null ||
    (entrance !== undefined && !autoAdvances()) ||
    (section !== undefined &&
      version !== undefined &&
      (hasDraft([{ id: section, version }], userid, new Date()) ||
        hasOutgrown({ id: section, version }, userid)));
  if (isOthers) keepBack('main');
  if (userid !== null) markReturning(userid);
}
