/**
 * Calls the server so that it gives every answer it can give, each success and each refusal, in a fixed order.
 * The instruments are made up and the clock is the test's, so that the same code gives the same bytes.
 */
import { listRefusals } from '#server/routes/refusals.ts';
import { startApp } from '#tests/support/server.ts';
import { callHeader } from './openapi-schemas.ts';
import { anyCall } from './requests/any-route.ts';
import { consents } from './requests/consents.ts';
import { failures } from './requests/failures.ts';
import { logins } from './requests/logins.ts';
import { messages } from './requests/messages.ts';
import { ownData } from './requests/own-data.ts';
import { ownProfile } from './requests/own-profile.ts';
import { parcels } from './requests/encrypted-submissions.ts';
import { passwords } from './requests/passwords.ts';
import { registration } from './requests/registration.ts';
import { sections } from './requests/sections.ts';
import { served, settings } from './requests/static-files.ts';
import { session } from './requests/session.ts';
import { signUp } from './requests/sign-up.ts';
import { submissions } from './requests/submissions.ts';
import type { Named } from './requests/types.ts';

/**
 * Starts a server, walks through all calls and stops it.
 * @returns the answers, and the refusals that their route does not name
 */
export async function everyAnswer(): Promise<{ answers: Named[]; undeclared: string[] }> {
  const undeclared: string[] = [];
  const running = await startApp({
    settings,
    async extendApi(api) {
      api.addHook('onSend', async (request, reply, payload) => {
        const { url, method, config } = request.routeOptions;
        reply.header(callHeader, `${method} ${url?.replace(/:(\w+)/g, '{$1}')}`);
        if (reply.statusCode < 400) return;
        const { code } = JSON.parse(String(payload));
        if (!listRefusals(method ?? [], url ?? '', config.refuses).includes(code))
          undeclared.push(`${url}: ${code}`);
      });
    },
  });
  Object.assign(running.context, { instruments: served });
  const answers: Named[] = [];
  const note = async (name: string, answer: Promise<Named['answer']> | Named['answer']) => {
    answers.push({ name, answer: await answer });
  };
  try {
    for (const walk of [
      anyCall,
      session,
      logins,
      passwords,
      signUp,
      registration,
      ownProfile,
      consents,
      sections,
      submissions,
      messages,
      ownData,
      failures,
      parcels,
    ]) {
      await walk(running, note);
    }
  } finally {
    await running.stop();
  }
  return { answers, undeclared };
}
