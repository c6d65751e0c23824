import { readPhoneOwnership } from '#api/device/phone-ownership.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Returns whether a draft that is missing on the device, or cannot be continued, has ended: it was sent, deleted, or
 * has expired. A draft that was never saved continues in this tab, and so does one that was moved to per-tab storage
 * when the phone was declared shared.
 */
export function hasDraftEnded(tab: TabDraft): boolean {
  if (!tab.wasSaved) return false;
  if (tab.isPerTab || readPhoneOwnership() !== 'shared') return true;
  tab.isPerTab = true;
  return false;
}
