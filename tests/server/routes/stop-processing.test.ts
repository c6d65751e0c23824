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
    const { who, first, sealed, send, stored } = createSubmissionSender(running);
    const own = (method: 'GET' | 'POST' | 'PUT', pattern: string, body?: unknown, by: Person = who()) => {
      const { userid, token } = by;
      const params = { userid, id: userid, sectionId: first().id };
      return call(running(), method, pathTo(pattern, params as never), body, { token });
    };
    const terms = (given: boolean, version = inForce) =>
      own('POST', patterns.consent, { purpose: 'terms', given, version });
    const consents = async () => (await own('GET', patterns.consent)).body;
    const events = async () =>
      (await own('GET', patterns.exportData)).body.auditLog.map(({ event }: { event: string }) => event);
    const { personal: _, terms: __, ...facts } = profile;

    test('is displayed in the consents, and withdraws research', async () => {
      await own('POST', patterns.consent, research);
      running().clock.advance({ hours: 1 });
      expect(await terms(false)).toMatchObject({ status: 204, text: '' });
      const time = running().clock.now().toISOString();
      expect(await consents()).toMatchObject({
        terms: { given: false, time },
        research: { given: false, version: '2026-10-01', time },
      });
    });

    test('rejects submissions, survey, step, profile and other consents with one code', async () => {
      await terms(false);
      const survey = { feedback: 'Fine', recommend: 1, comfort: 1, consult: 1, statements: [0] };
      const refused = [
        await submit(running(), who(), first().id, createAnswers(first())),
        await send(await sealed()),
        await own('POST', patterns.survey, survey),
        await own('POST', patterns.step, { helped: 1 }),
        await own('PUT', patterns.userInfo, facts),
        await own('POST', patterns.consent, research),
      ];
      for (const { status, body } of refused)
        expect([status, body]).toEqual([403, { code: 'consent-withdrawn', message: words }]);
      expect(await stored()).toEqual([]);
    });

    test('login, reading, data export and sessions still work', async () => {
      await submit(running(), who(), first().id, createAnswers(first()));
      await terms(false);
      for (const pattern of ['progress', 'summary', 'feedback', 'report', 'exportData', 'sessions'] as const)
        expect((await own('GET', patterns[pattern])).status, pattern).toBe(200);
      for (const pattern of ['userInfo', 'name', 'step'] as const)
        expect((await own('GET', patterns[pattern])).status, pattern).toBe(200);
      const { username, password } = who();
      expect((await call(running(), 'POST', patterns.login, { username, password })).status).toBe(200);
    });

    test('stores rejected answers after the account resumes', async () => {
      await terms(false);
      const queued = await sealed();
      expect((await send(queued)).status).toBe(403);
      expect((await terms(true, '1999-01-01')).status).toBe(409);
      expect((await terms(true)).status).toBe(204);
      expect((await send(queued)).status).toBe(204);
      expect(await stored()).toHaveLength(1);
      expect((await consents()).terms).toMatchObject({ given: true, version: inForce });
    });

    test('confirms answers that were stored before and are repeated', async () => {
      const queued = await sealed();
      await send(queued);
      await terms(false);
      expect((await send(queued)).status).toBe(204);
    });

    test('records each stop and each resume once in the audit log', async () => {
      await terms(true);
      await terms(false);
      await terms(false);
      await terms(true);
      const noted = (await events()).filter((event: string) => event.startsWith('processing'));
      expect(noted.toSorted()).toEqual(['processing-resumed', 'processing-stopped']);
    });

    test('a stopped account can be deleted', async () => {
      await terms(false);
      const { password } = who();
      expect((await own('POST', patterns.remove, { password, confirm: 'DELETE' })).status).toBe(204);
    });

    test('does not affect another account', async () => {
      await terms(false);
      const other = await createPerson(running());
      expect((await submit(running(), other, first().id, createAnswers(first()))).status).toBe(204);
    });
  },
  settings,
);
