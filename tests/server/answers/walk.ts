/**
 * Calls the server so that it gives every answer it can give, each success and each refusal, in a fixed order.
 * The instruments are made up and the clock is the test's, so that the same code gives the same bytes.
 */
import { listRefusals } from '#server/routes/refusals.ts';
import { startApp } from '#tests/support/server.ts';
import { callHeader } from './described.ts';
import { anyCall } from './walks/any-call.ts';
import { consents } from './walks/consents.ts';
import { failures } from './walks/failures.ts';
import { logins } from './walks/logins.ts';
import { messages } from './walks/messages.ts';
import { ownData } from './walks/own-data.ts';
import { ownProfile } from './walks/own-profile.ts';
import { parcels } from './walks/parcels.ts';
import { passwords } from './walks/passwords.ts';
import { registration } from './walks/registration.ts';
import { sections } from './walks/sections.ts';
import { served, settings } from './walks/served.ts';
import { session } from './walks/session.ts';
import { signUp } from './walks/sign-up.ts';
import { submissions } from './walks/submissions.ts';
import type { Named } from './walks/walk.ts';

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
