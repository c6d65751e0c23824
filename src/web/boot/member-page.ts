import { readCookie } from '#api/device/cookies.ts';
import { hasDraft, hasOutdatedDraft } from '#api/device/drafts.ts';
import { autoAdvances } from '#api/device/preferences.ts';
import { markReturning } from '#api/device/progress.ts';
import { rememberOpened } from '#api/device/return-target.ts';
import { base, cookies } from '#contract/paths.ts';

/** What the build states about a page for members, as data attributes of the script. */
export interface PageFacts {
  /** Id of the section whose answers on this device change what is displayed. */
  readonly section?: string;
  /** Version of its instrument. */
  readonly version?: string;
  /** Path under the base that a login leads to instead of this page; set for questions. */
  readonly introPath?: string;
}

/**
 * Decides before the first paint whether this visitor may see the prerendered page. Without a session the address is
 * stored for the next login and the login page is opened. `data-prerendered` on the root element hides the main part
 * where this person has a draft or chose not to advance automatically.
 */
export function prepareMemberPage({ section, version, introPath }: PageFacts): void {
  const { pathname, search } = window.location;
  if (readCookie(cookies.token) === null) {
    rememberOpened(introPath ?? pathname.slice(base.length) + search);
    return leaveFor(`${base}/login`);
  }
  const userid = readCookie(cookies.userid);
  const instrument = section !== undefined && version !== undefined ? { id: section, version } : null;
  const differs =
    userid === null ||
    (introPath !== undefined && !autoAdvances()) ||
    (instrument !== null &&
      (hasDraft([instrument], userid, new Date()) || hasOutdatedDraft(instrument, userid)));
  if (differs) hide('main');
  if (userid !== null) markReturning(userid);
}

/** Opens another page instead of this one, of which nothing is displayed meanwhile. */
export function leaveFor(address: string): void {
  hide('page');
  window.location.replace(address);
}

function hide(part: 'page' | 'main'): void {
  document.documentElement.dataset.hidden = part;
}
