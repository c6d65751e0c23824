import { patterns } from '#contract/paths.ts';
import { send } from './call.ts';

/**
 * Kills a token on the server, also while the page is being left. A server without this call leaves it to the browser.
 * Nobody waits for the answer.
 */
export function endSession({ token }: { readonly token: string }): void {
  const headers = { Authorization: token };
  void send({ url: patterns.logout, method: 'POST', body: {}, anonymous: true, keepalive: true, headers });
}
