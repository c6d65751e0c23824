import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import type { ConsentChange } from '#contract/requests.ts';
import { changeConsent } from '#server/services/consent.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, type Person, createPerson, profile, createAccount } from './people.ts';

const inForce = profile.terms as string;
const withResearch = (enabled: boolean, termsVersion = inForce) => ({
  settings: { ...builtInSettings, termsVersion, research: { enabled, textVersion: '2026-10-01' } },
});
const createResearchConsent = (given: boolean, version = '2026-10-01'): ConsentChange => ({
  purpose: 'research',
  given,
  version,
});

onBothDatabases(
  'Consents of an account',
  (running) => {
    const read = async ({ userid, token }: Person) =>
      (await call(running(), 'GET', pathTo(patterns.consent, { userid }), undefined, { token })).body;
    const change = ({ userid, token }: Person, body: unknown) =>
      call(running(), 'POST', pathTo(patterns.consent, { userid }), body, { token });
    const now = () => running().clock.now().toISOString();
    const listStored = async ({ userid }: Person) =>
      (await running().context.db.query.consents.findMany())
        .filter((one) => one.userid === userid && one.purpose === 'research')
        .sort((a, b) => a.number - b.number)
        .map(({ number, given, version }) => [number, given, version]);

    test('the registration stores the version of the terms with its time, and no consent to research', async () => {
      const who = await createPerson(running(), { terms: inForce });
      expect(await read(who)).toEqual({
        terms: { given: true, version: inForce, time: now() },
        research: null,
      });
    });

    test.each(['1999-01-01', '2999-01-01', 'the newest', ''])(
      'rejects terms that are not in force (%j): 409 with those that are, and the id stays valid',
      async (terms) => {
        const { registrationId } = await createAccount(running());
        const register = (body: object) =>
          call(running(), 'POST', pathTo(patterns.userInfo, { id: registrationId }), body);
        // 409 takes precedence over 422.
        for (const more of [{}, { age: 130 }]) {
          expect(await register({ ...profile, ...more, terms })).toMatchObject({
            status: 409,
            body: {
              message:
                'The terms have changed while you were filling this in. Please read them again and accept.',
              termsVersion: inForce,
            },
          });
        }
        expect((await register({ ...profile, terms: inForce })).status).toBe(200);
      },
    );

    test('stores nothing for an account removed at the same time: 401', async () => {
      const agreeing = changeConsent(running().context, 2 ** 33, createResearchConsent(true));
      await expect(agreeing).rejects.toMatchObject({ code: 'session-missing' });
    });

    test('accepts the version in force from a client that names none', async () => {
      const who = await createPerson(running(), { terms: undefined });
      expect((await read(who)).terms).toMatchObject({ given: true, version: inForce });
    });

    test('stores a checkbox of the registration with the version of its text and the time', async () => {
      const who = await createPerson(running(), { research: true, researchText: '2026-10-01' });
      expect((await read(who)).research).toEqual({ given: true, version: '2026-10-01', time: now() });
    });

    test.each([undefined, '2026-09-01'])(
      'ignores a checkbox next to another text (%s), and creates the account',
      async (researchText) => {
        const who = await createPerson(running(), { research: true, researchText });
        expect((await read(who)).research).toBeNull();
      },
    );

    test('stores every grant and withdrawal of research with its time', async () => {
      const who = await createPerson(running());
      for (const [index, given] of [true, false, true].entries()) {
        running().clock.advance({ hours: 1 });
        expect(await change(who, createResearchConsent(given))).toMatchObject({ status: 204, text: '' });
        expect((await read(who)).research).toEqual({ given, version: '2026-10-01', time: now() });
        expect(await listStored(who)).toHaveLength(index + 1);
      }
    });

    test('stores a repeated value once, and no withdrawal without a grant', async () => {
      const who = await createPerson(running());
      expect((await change(who, createResearchConsent(false))).status).toBe(204);
      expect(await listStored(who)).toEqual([]);
      await Promise.all([change(who, createResearchConsent(true)), change(who, createResearchConsent(true))]);
      expect(await listStored(who)).toEqual([[1, true, '2026-10-01']]);
    });

    test('stores the consent to newer terms with their version and time', async () => {
      const { context } = running();
      const changed = context as { settings: typeof context.settings };
      changed.settings = withResearch(true, '2026-01-01').settings;
      const who = await createPerson(running(), { terms: '2026-01-01' });
      changed.settings = withResearch(true).settings;
      running().clock.advance({ days: 1 });
      const { token } = (
        await call(running(), 'POST', patterns.login, { username: who.username, password: who.password })
      ).body[0];
      const again = { ...who, token };
      expect((await read(again)).terms.version).toBe('2026-01-01');
      const agreed = await change(again, { purpose: 'terms', given: true, version: inForce });
      expect(agreed.status).toBe(204);
      expect((await read(again)).terms).toEqual({ given: true, version: inForce, time: now() });
    });

    test('rejects consent to a version that is not in force: 409', async () => {
      const who = await createPerson(running());
      for (const body of [
        createResearchConsent(true, '2026-09-01'),
        { ...createResearchConsent(true, '1.0'), purpose: 'terms' },
      ]) {
        expect((await change(who, body)).status).toBe(409);
      }
      // A withdrawal works from any page.
      await change(who, createResearchConsent(true));
      expect((await change(who, createResearchConsent(false, '2026-09-01'))).status).toBe(204);
    });

    test.each([
      {},
      { ...createResearchConsent(true), purpose: 'marketing' },
      { ...createResearchConsent(true), purpose: 'trial' },
      { ...createResearchConsent(true), given: 'yes' },
      { ...createResearchConsent(true), version: '' },
    ])('rejects another shape: 400: %o', async (body) => {
      expect((await change(await createPerson(running()), body)).status).toBe(400);
    });
  },
  withResearch(true),
);

onBothDatabases(
  'Consent to research, switched off',
  (running) => {
    test('stores no research consent at registration or later, but accepts a withdrawal', async () => {
      const { registrationId, ...who } = await createAccount(running());
      const ticked = { ...profile, research: true, researchText: '2026-10-01' };
      const path = pathTo(patterns.userInfo, { id: registrationId });
      expect((await call(running(), 'POST', path, ticked)).status).toBe(200);
      const { username, password } = who;
      const [{ userid, token }] = (await call(running(), 'POST', patterns.login, { username, password }))
        .body;
      const own = pathTo(patterns.consent, { userid });
      const read = async () => (await call(running(), 'GET', own, undefined, { token })).body.research;
      expect(await read()).toBeNull();

      const refused = await call(running(), 'POST', own, createResearchConsent(true), { token });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'Answers are not used for research at present. Nothing was changed.',
      ]);
      expect(await read()).toBeNull();

      const { context } = running();
      const changed = context as { settings: typeof context.settings };
      const off = context.settings;
      changed.settings = withResearch(true).settings;
      expect((await call(running(), 'POST', own, createResearchConsent(true), { token })).status).toBe(204);
      changed.settings = off;
      expect((await call(running(), 'POST', own, createResearchConsent(false), { token })).status).toBe(204);
      expect(await read()).toMatchObject({ given: false, version: '2026-10-01' });
    });
  },
  withResearch(false),
);
