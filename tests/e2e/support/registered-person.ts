import type { BrowserContext } from '@playwright/test';
import type { AppProcess } from '#tests/support/app-process.ts';
import { type Client, registerClient } from '#tools/bench/client.ts';

let count = 0;

/** Creates a person with profile and session through the API (the server must run with `SIGNUP=open`). */
export async function createRegisteredPerson(app: AppProcess, age?: number): Promise<Client> {
  count += 1;
  return registerClient(`${app.address}/api`, `leaf_${process.pid % 1000}_${count}`, age);
}

/** Sets the session cookies of the person in the browser. */
export async function setSessionCookies(
  context: BrowserContext,
  app: AppProcess,
  client: Client,
): Promise<void> {
  const { origin } = new URL(app.address);
  await context.addCookies([
    { name: 'token', value: client.token, url: origin },
    { name: 'userid', value: String(client.userid), url: origin },
  ]);
}
