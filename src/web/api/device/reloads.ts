import { readValue, writeValue } from './storage.ts';
import { tabKeys } from './tab-keys.ts';

/**
 * Whether the page may reload because this address failed: once per address and tab, and never where the browser saves
 * nothing, so that a page cannot reload in a loop.
 */
export function claimReload(address: string): boolean {
  const claimed = readValue(tabKeys.reloads)?.split('\n') ?? [];
  return !claimed.includes(address) && writeValue(tabKeys.reloads, [...claimed, address].join('\n'));
}
