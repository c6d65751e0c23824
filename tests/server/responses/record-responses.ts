/**
 * Requests every response of the server, successes and errors, in a fixed order. Instruments and clock are fixtures, so
 * that the same code yields the same bytes.
 */
import { listErrorCodes } from '#server/routes/error-codes.ts';
import { planContent } from '#tests/support/plan-content.ts';
import { startApp } from '#tests/support/server.ts';
import { operationHeader } from './openapi-schemas.ts';
import { anyRoute } from './requests/any-route.ts';
import { consents } from './requests/consents.ts';
import { failures } from './requests/failures.ts';
import { logins } from './requests/logins.ts';
import { messages } from './requests/messages.ts';
import { ownData } from './requests/own-data.ts';
import { ownProfile } from './requests/own-profile.ts';
import { encryptedSubmissions } from './requests/encrypted-submissions.ts';
import { passwords } from './requests/passwords.ts';
import { registration } from './requests/registration.ts';
import { sections } from './requests/sections.ts';
import { servedInstruments, settings } from './requests/static-files.ts';
import { session } from './requests/session.ts';
import { signUp } from './requests/sign-up.ts';
import { submissions } from './requests/submissions.ts';
import type { NamedResponse } from './requests/types.ts';

/**
 * Starts a server, runs all request sequences and stops it.
 * @returns the responses, and the errors that their route does not declare
 */
export async function recordResponses(): Promise<{ responses: NamedResponse[]; undeclared: string[] }> {
  const undeclared: string[] = [];
  const running = await startApp({
    settings,
    async extendApi(api) {
      api.addHook('onSend', async (request, reply, payload) => {
        const { url, method, config } = request.routeOptions;
        reply.header(operationHeader, `${method} ${url?.replace(/:(\w+)/g, '{$1}')}`);
        if (reply.statusCode < 400) return;
        const { code } = JSON.parse(String(payload));
        if (!listErrorCodes(method ?? [], url ?? '', config.refuses).includes(code))
          undeclared.push(`${url}: ${code}`);
      });
    },
  });
  Object.assign(running.context, { instruments: servedInstruments, plan: planContent });
  const responses: NamedResponse[] = [];
  const record = async (
    name: string,
    answer: Promise<NamedResponse['response']> | NamedResponse['response'],
  ) => {
    responses.push({ name, response: await answer });
  };
  try {
    for (const sequence of [
      anyRoute,
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
      encryptedSubmissions,
    ]) {
      await sequence(running, record);
    }
  } finally {
    await running.stop();
  }
  return { responses, undeclared };
}
