import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, profile, submit } from './people.ts';
import { createSubmissionSender } from './submission-sender.ts';

const inForce = profile.terms as string;
const research = { purpose: 'research', given: true, version: '2026-10-01' };
const settings = {
  settings: {
    ...builtInSettings,
    termsVersion: inForce,
    research: { enabled: true, textVersion: '2026-10-01' },
  },
};
const words = 'You stopped the use of your data. To go on, choose Resume on your profile page.';

onBothDatabases(
  'Stopped processing',
  (running) => {
    const { getPerson, getFirst, encrypt, send, listAttempts } = createSubmissionSender(running);
    const requestOwn = (
      method: 'GET' | 'POST' | 'PUT',
      pattern: string,
      body?: unknown,
      by: Person = getPerson(),
    ) => {
      const { userid, token } = by;
      const params = { userid, id: userid, sectionId: getFirst().id };
      return call(running(), method, pathTo(pattern, params as never), body, { token });
    };
    const sendConsent = (given: boolean, version = inForce) =>
      requestOwn('POST', patterns.consent, { purpose: 'terms', given, version });
    const getConsents = async () => (await requestOwn('GET', patterns.consent)).body;
    const listEvents = async () =>
      (await requestOwn('GET', patterns.exportData)).body.auditLog.map(
        ({ event }: { event: string }) => event,
      );
    const { personal: _, terms: __, ...facts } = profile;

    test('is displayed in the consents, and withdraws research', async () => {
      await requestOwn('POST', patterns.consent, research);
      running().clock.advance({ hours: 1 });
      expect(await sendConsent(false)).toMatchObject({ status: 204, text: '' });
      const time = running().clock.now().toISOString();
      expect(await getConsents()).toMatchObject({
        terms: { given: false, time },
        research: { given: false, version: '2026-10-01', time },
      });
    });

    test('rejects submissions, survey, step, profile and other consents with one code', async () => {
      await sendConsent(false);
      const survey = { feedback: 'Fine', recommend: 1, comfort: 1, consult: 1, statements: [0] };
      const refused = [
        await submit(running(), getPerson(), getFirst().id, createAnswers(getFirst())),
        await send(await encrypt()),
        await requestOwn('POST', patterns.survey, survey),
        await requestOwn('POST', patterns.step, { helped: 1 }),
        await requestOwn('PUT', patterns.userInfo, facts),
        await requestOwn('POST', patterns.consent, research),
      ];
      for (const { status, body } of refused)
        expect([status, body]).toEqual([403, { code: 'consent-withdrawn', message: words }]);
      expect(await listAttempts()).toEqual([]);
    });

    test('login, reading, data export and sessions still work', async () => {
      await submit(running(), getPerson(), getFirst().id, createAnswers(getFirst()));
      await sendConsent(false);
      for (const pattern of ['progress', 'summary', 'feedback', 'report', 'exportData', 'sessions'] as const)
        expect((await requestOwn('GET', patterns[pattern])).status, pattern).toBe(200);
      for (const pattern of ['userInfo', 'name', 'step'] as const)
        expect((await requestOwn('GET', patterns[pattern])).status, pattern).toBe(200);
      const { username, password } = getPerson();
      expect((await call(running(), 'POST', patterns.login, { username, password })).status).toBe(200);
    });

    test('stores rejected answers after the account resumes', async () => {
      await sendConsent(false);
      const queued = await encrypt();
      expect((await send(queued)).status).toBe(403);
      expect((await sendConsent(true, '1999-01-01')).status).toBe(409);
      expect((await sendConsent(true)).status).toBe(204);
      expect((await send(queued)).status).toBe(204);
      expect(await listAttempts()).toHaveLength(1);
      expect((await getConsents()).terms).toMatchObject({ given: true, version: inForce });
    });

    test('confirms answers that were stored before and are repeated', async () => {
      const queued = await encrypt();
      await send(queued);
      await sendConsent(false);
      expect((await send(queued)).status).toBe(204);
    });

    test('records each stop and each resume once in the audit log', async () => {
      await sendConsent(true);
      await sendConsent(false);
      await sendConsent(false);
      await sendConsent(true);
      const recorded = (await listEvents()).filter((event: string) => event.startsWith('processing'));
      expect(recorded.toSorted()).toEqual(['processing-resumed', 'processing-stopped']);
    });

    test('a stopped account can be deleted', async () => {
      await sendConsent(false);
      const { password } = getPerson();
      expect((await requestOwn('POST', patterns.remove, { password, confirm: 'DELETE' })).status).toBe(204);
    });

    test('does not affect another account', async () => {
      await sendConsent(false);
      const other = await createPerson(running());
      expect((await submit(running(), other, getFirst().id, createAnswers(getFirst()))).status).toBe(204);
    });
  },
  settings,
);
