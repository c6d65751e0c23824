import { readValue, writeValue } from './storage.ts';
import { tabKeys } from './tab-keys.ts';

/**
 * Whether urgent help is due: once in a visit, for as long as its page is open, and again for newer answers.
 * @param time time of the answers, ISO 8601; null if unknown
 */
export function isUrgentHelpDue(time: string | null): boolean {
  const displayed = readValue(tabKeys.urgentHelp);
  if (typeof displayed?.page !== 'string') return true;
  return displayed.page === getPage() || isNewer(time, displayed.time);
}

/** Saves in this tab that urgent help is displayed on the current page. */
export function markUrgentHelpDisplayed(time: string | null): void {
  writeValue(tabKeys.urgentHelp, { page: getPage(), time });
}

function isNewer(time: string | null, displayed: string | null): boolean {
  if (time === null) return false;
  return displayed === null || Date.parse(time) > Date.parse(displayed);
}

function getPage(): string {
  const index: unknown = window.history.state?.idx;
  return `${window.location.pathname} ${typeof index === 'number' ? index : 0}`;
}
