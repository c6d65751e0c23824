import { tab } from './storage.ts';

const key = 'reloadedFor';

/**
 * May the page load itself anew because this address failed? Once per address and tab: whoever asks again is
 * told no, and so is everybody where the browser keeps nothing, so that a page can never go round in circles.
 */
export function claimReload(address: string): boolean {
  const claimed = tab.read(key)?.split('\n') ?? [];
  return !claimed.includes(address) && tab.write(key, [...claimed, address].join('\n'));
}
