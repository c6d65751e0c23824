import type { BrowserContext } from '@playwright/test';
import type { AppProcess } from '#tests/support/app-process.ts';
import { type Client, registerClient } from '#tools/bench/client.ts';

let count = 0;

/** Creates a person with profile and session through the API (the server must run with `SIGNUP=open`). */
export async function createRegisteredPerson(
  app: Pick<AppProcess, 'address'>,
  age?: number,
): Promise<Client> {
  count += 1;
  return registerClient(`${app.address}/api`, `leaf_${process.pid % 1000}_${count}`, age);
}

/**
 * Sets the session cookies of the person in the browser.
 * @param phone the answer to the question who uses the phone; null for a phone whose question is not answered
 */
export async function setSessionCookies(
  context: BrowserContext,
  app: Pick<AppProcess, 'address'>,
  client: Client,
  phone: 'mine' | null = 'mine',
): Promise<void> {
  if (phone !== null) await answerPhoneQuestion(context);
  const { origin } = new URL(app.address);
  await context.addCookies([
    { name: 'token', value: client.token, url: origin },
    { name: 'userid', value: String(client.userid), url: origin },
  ]);
}

/** Says that no one else uses the phone before the first page is opened, unless the device has an answer. */
export async function answerPhoneQuestion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Pages such as about:blank deny storage.
    try {
      if (localStorage.getItem('phone') === null) localStorage.setItem('phone', 'mine');
    } catch {}
  });
}
