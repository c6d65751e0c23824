import { readValue, writeValue } from './storage.ts';
import { tabKeys } from './tab-keys.ts';

/**
 * Whether the page may reload because this address failed: once per address and tab, and never if the browser denies
 * storage, to prevent a reload loop.
 */
export function claimReload(address: string): boolean {
  const claimed = readValue(tabKeys.reloads)?.split('\n') ?? [];
  return !claimed.includes(address) && writeValue(tabKeys.reloads, [...claimed, address].join('\n'));
}
