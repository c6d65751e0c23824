import { readPhone } from '#api/device/phone.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Whether a draft that the device does not have, or not in a form to continue, has ended: it was sent, removed, or has
 * expired. A draft that was never saved goes on in this tab, and so does one whose copy another tab moved when the phone
 * was called shared: from then on it is a draft of this tab.
 */
export function hasEnded(tab: TabDraft): boolean {
  if (!tab.wasSaved) return false;
  if (tab.isPerTab || readPhone() !== 'shared') return true;
  tab.isPerTab = true;
  return false;
}
