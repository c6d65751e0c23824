import { readCookie } from '#api/device/cookies.ts';
import { hasDraft, hasOutdatedDraft } from '#api/device/drafts.ts';
import { isAutoAdvanceOn } from '#api/device/preferences.ts';
import { toggleReturningUserAttribute } from '#api/device/progress.ts';
import { saveOpenedAddress } from '#api/device/return-target.ts';
import { base, cookies } from '#contract/paths.ts';

/** Data of a page for members that the build writes to data attributes of the script. */
export interface MemberPageData {
  /** Id of the section whose draft changes the page. */
  readonly section?: string;
  /** Version of its instrument. */
  readonly version?: string;
  /** Path below the base path that the login leads to instead of this page; set for questions. */
  readonly introPath?: string;
}

/**
 * Decides before the first paint whether to display the prerendered page. Without a session it stores the address and
 * redirects to the login page. It hides the main part if the user has a draft or has switched off automatic advance, and
 * marks the user as returning.
 */
export function guardMemberPage({ section, version, introPath }: MemberPageData): void {
  const { pathname, search } = window.location;
  if (readCookie(cookies.token) === null) {
    saveOpenedAddress(introPath ?? pathname.slice(base.length) + search);
    return hidePageAndRedirect(`${base}/login`);
  }
  const userid = readCookie(cookies.userid);
  const instrument = section !== undefined && version !== undefined ? { id: section, version } : null;
  const isDifferent =
    userid === null ||
    (introPath !== undefined && !isAutoAdvanceOn()) ||
    (instrument !== null && (hasDraft([instrument], userid) || hasOutdatedDraft(instrument, userid)));
  if (isDifferent) hide('main');
  if (userid !== null) toggleReturningUserAttribute(userid);
}

/** Hides the page and redirects. */
export function hidePageAndRedirect(address: string): void {
  hide('page');
  window.location.replace(address);
}

function hide(part: 'page' | 'main'): void {
  document.documentElement.dataset.hidden = part;
}
