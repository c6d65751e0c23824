import { tab } from './storage.ts';

const key = 'reloadedFor';

/**
 * May the page load itself anew because this address failed? Once per address and tab; never where
 * the browser keeps nothing, so that a page cannot reload in a circle.
 */
export function claimReload(address: string): boolean {
  const claimed = tab.read(key)?.split('\n') ?? [];
  return !claimed.includes(address) && tab.write(key, [...claimed, address].join('\n'));
}
