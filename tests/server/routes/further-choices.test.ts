import type { PlainMessageId } from '#language/translate.ts';
import { t } from '#tests/support/english.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { type FurtherField, furtherChoices } from '#domain/account/further-choices.ts';
import { profiles } from '#server/db/schema.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, createAccount, createPerson, type Person, profile, submit } from './people.ts';

/** Calm is Low up to 7 for women and for people with the first education, else up to 3. */
const instrument = anInstrument((draft) => {
  const { bands } = getReport(draft, 'calm');
  const createBand = (upTo: number, whom: object) =>
    ({ ...bands[0]!, to: null, ...whom, levels: [{ upTo, is: 'Low' }, { is: 'High' }] }) as Mutable<
      (typeof bands)[number]
    >;
  getReport(draft, 'calm').bands = [
    createBand(7, { gender: 'female' }),
    createBand(7, { education: [1] }),
    createBand(3, {}),
  ];
});

const cases = (Object.keys(furtherChoices) as FurtherField[]).flatMap((field) =>
  Object.entries<PlainMessageId>(furtherChoices[field]).map(([code, id]) => [field, code, t(id)] as const),
);
const all = {
  gender: '',
  status: '',
  education: '',
  details: { gender: 'transgender', status: 'widowed', education: 'none' },
} as const;

onBothDatabases(
  'Choices that the specified profile lacks',
  (running) => {
    const path = ({ userid }: Person) => pathTo(patterns.userInfo, { id: userid });
    const read = async (who: Person) =>
      (await call(running(), 'GET', path(who), undefined, { token: who.token })).body;
    const correct = (who: Person, body: object) =>
      call(running(), 'PUT', path(who), body, { token: who.token });
    const exportData = (who: Person, format: string) =>
      call(running(), 'GET', `${pathTo(patterns.exportData, who)}?format=${format}`, undefined, {
        token: who.token,
      });
    const findRow = async ({ userid }: Person) =>
      (await running().context.db.select().from(profiles).where(eq(profiles.userid, userid)))[0];

    test.each(cases)('%s: %s is stored, returned and exported as %s', async (field, code, label) => {
      const changes = { [field]: '', details: { [field]: code } };
      const who = await createPerson(running(), changes);
      expect(await read(who)).toMatchObject(changes);
      expect((await exportData(who, 'json')).body.profile).toMatchObject({ details: { [field]: code } });
      expect((await exportData(who, 'csv')).text).toMatch(new RegExp(`\r\nprofile,,,,${field},,,${label},`));
      expect((await exportData(who, 'html')).text).toContain(label);
      expect((await exportData(who, 'fhir')).status).toBe(200);
    });

    test('are encrypted in the database, and the specified columns are empty', async () => {
      const row = await findRow(await createPerson(running(), all));
      expect(row).toMatchObject({ gender: '', status: '', education: null });
      expect(row?.details).toEqual(expect.any(String));
      expect(row?.details).not.toMatch(/transgender|widowed|none/);
    });

    test('can be corrected to a specified choice and back', async () => {
      const who = await createPerson(running(), all);
      const { personal: _, terms: __, ...fields } = profile;
      expect((await correct(who, fields)).status).toBe(204);
      expect(await read(who)).not.toHaveProperty('details');
      expect((await findRow(who))?.details).toBeNull();
      expect((await correct(who, { ...(await read(who)), ...all })).status).toBe(204);
      expect(await read(who)).toMatchObject(all);
    });

    test('are ignored next to a specified choice of the same field', async () => {
      const who = await createPerson(running(), { details: { gender: 'another', education: 'middle' } });
      expect(await read(who)).toMatchObject({ gender: profile.gender, education: profile.education });
      expect(await read(who)).not.toHaveProperty('details');
    });

    test('a gender can be left out, an education cannot', async () => {
      const who = await createPerson(running(), { gender: '' });
      expect((await read(who)).gender).toBe('');
      expect((await exportData(who, 'csv')).text).toMatch(/\r\nprofile,,,,gender,,,not given,/);
      const { registrationId } = await createAccount(running());
      const send = (changes: object) =>
        call(running(), 'POST', pathTo(patterns.userInfo, { id: registrationId }), {
          ...profile,
          ...changes,
        });
      expect(await send({ education: '' })).toMatchObject({ status: 422, body: { code: 'field-missing' } });
      expect(await send({ education: '', details: { gender: 'another' } })).toMatchObject({ status: 422 });
      expect(await send({ education: '', details: { education: 'primary' } })).toMatchObject({ status: 200 });
    });

    test.each([{ gender: 'male' }, { status: 'single' }, { education: 1 }, { education: 'high' }])(
      'rejects the unknown choice %j',
      async (details) => {
        const { registrationId } = await createAccount(running());
        const response = await call(running(), 'POST', pathTo(patterns.userInfo, { id: registrationId }), {
          ...profile,
          details,
        });
        expect(response).toMatchObject({ status: 400, body: { code: 'request-invalid' } });
      },
    );

    test('are compared with the norm for everybody, and attempts keep no gender or education', async () => {
      const who = await createPerson(running(), all);
      // Calm is 3 + (5 - 2) = 6: Low for women and for the first education, High for everybody.
      expect((await submit(running(), who, 'T1', [3, 2, 1, 1])).status).toBe(204);
      const url = (pattern: typeof patterns.feedback) =>
        pathTo(pattern, { userid: who.userid, sectionId: 'T1' });
      const get = async (address: string) =>
        (await call(running(), 'GET', address, undefined, { token: who.token })).body;
      expect((await get(url(patterns.feedback)))[1][0]).toBe('High');
      expect(await get(pathTo(patterns.history, { userid: who.userid, sectionId: 'T1' }))).toMatchObject([
        { age: 30, gender: null, education: null },
      ]);
    });
  },
  { instruments: [instrument] },
);
